"""What stands in files: moves as text, records, stored states and their audit."""
