"""The server: tables in the browser, their seats, their protocol and where they are kept. It touches no rule."""
