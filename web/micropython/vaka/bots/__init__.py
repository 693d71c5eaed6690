"""Modules of Vaka and of Python as they are inside the page, where MicroPython runs; see `web/lower.py`."""
