"""The games in a terminal: playing, watching, hints and analyses."""
