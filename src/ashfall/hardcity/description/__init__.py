"""The one public description of a table: what stays (`City`) and what changes (`CityNow`).

Both are made from a state that holds nothing hidden, the state of a view; everything is named by its key,
spaces by their label. Drawings, the server and programs outside read a table through it.
"""
