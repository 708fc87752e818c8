"""The numbers of everything, the rules of one match, and its state."""
