"""Adapters: the games in tools that other people made, each tool an extra of its own."""
