"""What hostile scripts with the rights of a page do to it, and to what its origin stores."""

from collections.abc import Iterable
from typing import Final

# Each runs inside the page, and each leaves the visitor a page that can still work. Against a
# script that removes the page there is only the policy, which admits no such script.
ATTACKS: Final = {
    "replaces text": """
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
      for (const text of some(texts, 60)) {
        const font = document.createElement("font");
        font.textContent = "Send coins";
        text.replaceWith(font);
      }
    """,
    "moves elements": """
      for (const part of some([...document.querySelectorAll("main p, main h3, main li")], 10)) {
        const wrap = document.createElement("div");
        part.replaceWith(wrap);
        wrap.append(part);
      }
    """,
    "removes elements": """
      const parts = document.querySelectorAll("main p, main img, footer li, meta, title");
      for (const part of some([...parts], 10)) part.remove();
    """,
    "rewrites attributes": """
      for (const part of some([...document.querySelectorAll("main *, footer *")], 60)) {
        part.setAttribute("title", "Send your coins to me");
        part.setAttribute("lang", "xx");
        part.className += " hostile";
      }
    """,
    "overwrites lang and dir": """
      Object.assign(document.documentElement, { lang: "xx", dir: "rtl" });
    """,
    "adds markup": """
      const part = document.createElement("section");
      part.innerHTML = "<h2>Win</h2><p>Send coins</p>";
      document.body.append(part);
    """,
    "poisons storage": """
      const values = ["dark", "light", "hi", "xx", "__proto__", "{}", "<b>", "contrast=high"];
      for (const store of [localStorage, sessionStorage]) {
        for (const key of [...Object.keys(store), "theme", "tlang", "reading", "voices"]) {
          store.setItem(key, some(values, 1)[0]);
        }
      }
    """,
    "empties storage": "localStorage.clear(); sessionStorage.clear();",
    "fills storage": """
      try { localStorage.filler = "x".repeat(5_200_000); } catch { /* it is full already */ }
    """,
    "poisons caches": """
      const headers = { "Content-Type": "text/html" };
      const bad = () => new Response("<h1>Send coins</h1>", { headers });
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of some(await cache.keys(), 8)) await cache.put(url, bad());
      }
      await (await caches.open(`${location.origin}/#hostile`)).put("/", bad());
    """,
    "deletes caches": """
      for (const name of await caches.keys()) await caches.delete(name);
    """,
    "unregisters the worker": """
      const workers = await navigator.serviceWorker.getRegistrations();
      for (const worker of workers) await worker.unregister();
    """,
    "rewrites history": """
      history.pushState({ key: "hostile", idx: -7 }, "", "#nowhere");
      history.replaceState(null, "", location.href.split("#")[0] + "#%E0%A4%A");
    """,
    "extends prototypes": """
      Object.prototype.hostile = () => "hostile";
      Array.prototype.hostile = 1;
      String.prototype.hostile = 1;
    """,
    "clears timers": """
      for (let id = setTimeout(() => {}) + 5; id > 0; id--) clearTimeout(id);
    """,
    "sets cookies": """
      for (let at = 0; at < 5; at++) document.cookie = `googtrans${at || ""}=/en/hi; path=/`;
    """,
    "defines globals": """
      for (const name of ["React", "google", "startTranslationWidget", "process"]) {
        if (!(name in window)) window[name] = "hostile";
      }
    """,
    "fires events": """
      for (const name of ["storage", "resize", "popstate", "hashchange", "offline"]) {
        dispatchEvent(new Event(name));
      }
      dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "\\u0000" }));
      dispatchEvent(new MessageEvent("message", { data: { hostile: true } }));
    """,
}

STORED: Final = (
    "poisons storage",
    "empties storage",
    "fills storage",
    "poisons caches",
    "deletes caches",
    "unregisters the worker",
    "sets cookies",
)
"""Attacks that any page of the same origin can make."""


def attack(names: Iterable[str], seed: int) -> str:
    """Return a script that makes the named attacks in order; the policy may refuse some."""
    steps = "\n".join(
        f"await (async () => {{ {ATTACKS[name]} }})().catch(() => {{}});" for name in names
    )
    return f"""(async () => {{
      let state = {seed + 1};
      const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
      const some = (all, count) => Array.from({{ length: Math.min(count, all.length) }},
        () => all.splice(Math.floor(random() * all.length), 1)[0]);
      {steps}
      window.attacked = true;
    }})()"""
