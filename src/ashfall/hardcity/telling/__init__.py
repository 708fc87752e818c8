"""Decisions, moves and events as phrases, and phrases put into words."""
