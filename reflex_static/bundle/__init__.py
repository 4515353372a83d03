"""Replaces Reflex's scripts with a smaller bundle that only hydrates the prerendered pages."""
