"""What a host does with the tables of a server: look, export, end, prune, check, back up, restore."""
