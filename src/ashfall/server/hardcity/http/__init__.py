"""Endpoints of this game by subject; each module exports ``ENDPOINTS``."""
