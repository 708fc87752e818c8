"""What somebody's finished games came to."""
