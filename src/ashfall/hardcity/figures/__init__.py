"""What is true of figures, piles and spaces at any moment, and what figures do to each other."""
