"""The officers' turn, their abilities, and their cards: equipment, takes, openings."""
