"""What the web client is shown of a game of Neuroshima Hex; the client itself knows no rules."""
