"""The matches that are being played: one task each, with its commands, clocks, offers, bots and guests."""
