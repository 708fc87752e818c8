"""What every game shares: errors, texts, and the contract between players and rules."""
