from datetime import timedelta

from drishti.content.schema.site_content import SiteContent
from drishti.sections.legal import legal


def test_a_page_that_was_updated_after_the_facts_shows_its_own_day(content: SiteContent) -> None:
    page = content.disclaimer
    facts = content.facts.model_copy(update={"updated": page.updated - timedelta(days=1)})

    assert f'dateTime:"{page.updated}"' in str(legal(page, content.legal, facts))
