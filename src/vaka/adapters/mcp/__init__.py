"""A Model Context Protocol server: assistants sit down at games here, and at tables of Vaka's servers."""
