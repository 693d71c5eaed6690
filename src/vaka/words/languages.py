"""The languages that Vaka speaks."""

LANGUAGES = ("en", "is", "es", "sk", "sv")
