from drishti.delivery.page_script import page_script
from drishti.delivery.plugin import Delivery, exporting
from drishti.delivery.policy import Policy

__all__ = ["Delivery", "Policy", "exporting", "page_script"]
