from datetime import timedelta

from drishti.components.article import day_shown, last_updated
from drishti.content.schema.site_content import SiteContent
from drishti.sections.legal import legal


def test_a_page_that_was_updated_after_the_facts_shows_its_own_day(content: SiteContent) -> None:
    page = content.disclaimer
    facts = content.facts.model_copy(update={"updated": page.updated - timedelta(days=1)})

    assert f'dateTime:"{page.updated}"' in str(legal(page, content.legal, facts))


def test_a_day_is_shown_in_figures_but_said_once(content: SiteContent) -> None:
    day = content.disclaimer.updated
    shown = str(last_updated(content.legal.updated_label, day=day))

    assert f'"aria-hidden":"true",...figure(" ({day_shown(day)})")' in shown
