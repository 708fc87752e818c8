"""What happened in a match, as events that name everything."""
