"""The command line: one thin command per file, found by :mod:`ashfall.cli.main`."""
