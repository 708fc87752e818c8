"""SVG of Hard City: the map with everything on it, figures, tokens and cards."""
