"""The games in the interfaces of other libraries, each of which is an extra."""
