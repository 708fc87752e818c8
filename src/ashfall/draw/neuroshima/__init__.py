"""SVG of Neuroshima Hex: tiles, boards, and what happens on them."""
