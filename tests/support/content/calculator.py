from drishti.content.schema.site_content import SiteContent
from drishti.presale.calculator import dollar_label, gain_cents, percent_label


def figures_at(content: SiteContent, position: int) -> tuple[str, str]:
    tenths = position * content.calculator.rise_tenths_per_step
    return percent_label(tenths), dollar_label(gain_cents(content.calculator.holding.cents, tenths))
