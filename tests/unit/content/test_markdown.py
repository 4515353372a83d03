from drishti.content.markdown import Node, prose


def test_lines_of_a_paragraph_are_one_text() -> None:
    paragraph, *others = prose("one\ntwo **three**\nfour")

    assert others == []
    assert paragraph == Node("p", "", ["one two ", Node("strong", "", ["three"]), " four"])
