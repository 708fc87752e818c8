"""What whoever is sent a link sees of it: title, sentence and picture."""
