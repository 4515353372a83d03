"""Prepares the export for hosting: security policy, offline cache, headers and redirects."""
