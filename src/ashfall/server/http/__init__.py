"""Endpoints by subject; each module exports ``ENDPOINTS``."""
