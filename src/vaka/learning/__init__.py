"""Learning: networks that learn a game by playing themselves. It needs PyTorch, see `vaka[train]`."""
