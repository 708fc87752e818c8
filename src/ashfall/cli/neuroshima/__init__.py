"""The commands of Neuroshima Hex; what they share with the other game is a folder above."""
