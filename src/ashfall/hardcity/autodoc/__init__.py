"""AutoDoc, which plays Doctor Zero's side without a player."""
