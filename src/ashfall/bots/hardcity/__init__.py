"""Bots for Hard City."""
