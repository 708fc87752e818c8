"""What stands on the map of some episodes: vehicles, the helicopter, manholes, lamps, the roof."""
