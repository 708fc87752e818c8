"""What officers do, action by action: walking, shooting, fighting, and the answers to it."""
