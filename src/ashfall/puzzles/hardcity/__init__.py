"""Tasks of Hard City: one officer's turn, a goal, and the exact chance of reaching it."""
