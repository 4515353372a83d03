from drishti.delivery.offline import WORKER
from drishti.delivery.page_script import inlined, page_script
from drishti.delivery.plugin import Delivery, exporting
from drishti.delivery.policy import Policy, Sources

__all__ = ["WORKER", "Delivery", "Policy", "Sources", "exporting", "inlined", "page_script"]
