"""Bot against bot: paired games, strength with confidence intervals, ladders and balance tables."""
