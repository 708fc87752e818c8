"""What a legal move costs, and what may come of it, worked out with the rules themselves."""
