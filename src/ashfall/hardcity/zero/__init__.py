"""Doctor Zero's turn, his cards and his mutants."""
