"""What page translators and browser extensions do to a page, and when."""

from typing import Final

SWAP_TEXTS: Final = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest("script, style, noscript, font")) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstChild.textContent = text.data;
    text.replaceWith(font);
  }
}
"""

MOMENTS: Final = {
    "as soon as there is a body": """
      new MutationObserver((_, watcher) => {
        if (!document.querySelector("footer")) return;
        watcher.disconnect();
        MEDDLE();
      }).observe(document, { childList: true, subtree: true });
    """,
    "before hydration": 'addEventListener("DOMContentLoaded", () => MEDDLE(), { once: true });',
    "at hydration": """
      addEventListener("DOMContentLoaded", () => {
        new MutationObserver((_, watcher) => {
          watcher.disconnect();
          MEDDLE();
        }).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
      });
    """,
    "after loading": 'addEventListener("load", () => setTimeout(MEDDLE, 100));',
}

EXTENSIONS: Final = {
    "adds to the head": """(() => {
      const style = document.createElement("style");
      style.textContent = ":root { --meddled: 1 }";
      document.head.prepend(style);
      document.head.append(document.createElement("meta"), document.createElement("script"));
    })""",
    "adds to the body": """(() => {
      const bar = () => document.createElement("grammarly-desktop-integration");
      document.body.prepend(bar());
      document.body.append(bar(), document.createElement("aside"));
      document.documentElement.append(bar());
    })""",
    "adds inside components": """(() => {
      for (const part of document.querySelectorAll("section, h2, p, button, li, summary")) {
        part.prepend(document.createElement("meddler-icon"));
        part.append(document.createComment("meddled"), document.createElement("meddler-icon"));
      }
    })""",
    "wraps components": """(() => {
      for (const part of document.querySelectorAll("main img, main h3")) {
        const wrap = document.createElement("meddler-wrap");
        part.replaceWith(wrap);
        wrap.append(part);
      }
    })""",
    "changes attributes": """(() => {
      document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
      document.body.setAttribute("cz-shortcut-listen", "true");
      document.body.className += " vsc-initialized";
      for (const part of document.querySelectorAll("input, button, a, img, details")) {
        part.setAttribute("data-meddled", "");
        part.setAttribute("title", "meddled");
        part.tabIndex = 0;
      }
    })""",
    "takes away": """(() => {
      const taken = document.querySelectorAll("#hero img, meta, link[rel=icon]");
      for (const part of taken) part.remove();
    })""",
}
