"""The web service: people, bots and spectators at tables, over HTTP and WebSocket."""
