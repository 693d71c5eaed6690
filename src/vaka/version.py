"""The version of Vaka, read by the build and by `vaka --version`."""

__version__ = "0.1.0"
"""The version that is installed."""
