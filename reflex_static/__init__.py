"""Reflex without a server: state runs in the browser, and an export is a folder of static files."""
