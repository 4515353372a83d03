"""All provisional values are listed, whether marked or not."""

from drishti.commands.placeholders import placeholders
from drishti.content.schema.site_content import SiteContent


def test_marked_and_empty_values_are_provisional(content: SiteContent) -> None:
    token = content.site.token.model_copy(update={"contract_address": ""})
    site = content.site.model_copy(update={"placeholders": ("address",), "token": token})

    found = placeholders(site)

    assert {"address", "token.contract_address"} <= set(found)


def test_the_home_page_of_a_social_network_is_provisional_even_if_unmarked(
    content: SiteContent,
) -> None:
    first, second, *others = content.site.socials
    own = first.model_copy(update={"href": "https://network.example/own-page"})
    front = second.model_copy(update={"href": "https://network.example/"})
    socials = (own, front, *others)

    found = placeholders(content.site.model_copy(update={"placeholders": (), "socials": socials}))

    assert f"socials.{second.id}.href" in found
    assert f"socials.{own.id}.href" not in found
