"""Prepares the export for hosting: security policy, offline cache, headers and redirects."""

from .fingerprints import content_hash
from .offline import WORKER
from .plugin import Delivery
from .policy import Policy, Sources

__all__ = ["WORKER", "Delivery", "Policy", "Sources", "content_hash"]
