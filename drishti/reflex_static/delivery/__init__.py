from drishti.reflex_static.delivery.offline import WORKER
from drishti.reflex_static.delivery.page_script import inlined, page_script
from drishti.reflex_static.delivery.plugin import Delivery, exporting
from drishti.reflex_static.delivery.policy import Policy, Sources

__all__ = ["WORKER", "Delivery", "Policy", "Sources", "exporting", "inlined", "page_script"]
