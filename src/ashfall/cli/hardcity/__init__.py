"""Hard City on the command line: the same commands, one thin module for each."""
