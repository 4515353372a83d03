// Redirects to the page in the stored language before the first paint, and handles a new choice.
const PLACE = "#place=";
const TEXTS = "h2, h3, p, li, tr, summary";
const path = location.pathname.slice(HOME.length);
const page = path.replace(/(index)?(\.html)?\/?$/, "");
const code = LANGUAGES.find((each) => path.split("/")[0] === each) ?? "en";
const stored = () => localStorage.getItem(LANGUAGE_KEY) ?? "en";
const store = (chosen) => localStorage.setItem(LANGUAGE_KEY, chosen);
// Notes in the history which choice an entry belongs to. Safari refuses too many changes.
const note = (chosen, url) => {
  try {
    history.replaceState({ ...history.state, [LANGUAGE_KEY]: chosen }, "", url);
  } catch {}
};

// Redirects English pages whose path is in PAGES to the stored language. An entry that Back or
// Forward has reached stays, and restores its choice.
const lead = (isReturn) => {
  const isElsewhere = PAGES.includes(page) && LANGUAGES.includes(stored());
  const noted = history.state?.[LANGUAGE_KEY] ?? (isElsewhere && "en");
  if (!isReturn && isElsewhere) {
    root.style.visibility = "hidden";
    location.replace(`${HOME}${stored()}/${page}${location.search}${location.hash}`);
  } else if (isReturn && noted) store(noted);
};

// Prepares the link for the browser to follow, so that it works even if something here fails.
const choose = (event) => {
  const link = event.target.closest?.("a[data-language]");
  // The right button opens the context menu.
  if (!link || event.button > 1) return;
  link.search = location.search;
  link.hash = PLACE;
  // The links of the 404 page lead to another page. Before hydration, a choice leads to the top.
  if (scrollY >= 50 && !link.closest("main")) link.hash += self.findPlace?.(TEXTS) ?? "";
  const before = stored();
  store(`${link.dataset.language}?`);
  if (event.button || opensElsewhere(event)) return;
  note(before);
  if (link.pathname !== location.pathname) return;
  // A change of only the fragment would load nothing.
  event.preventDefault();
  note(code, link.href);
  location.reload();
};
addEventListener("click", choose);
addEventListener("auxclick", choose);

const [, place] = location.hash.split(PLACE);
if (place !== undefined) {
  note(code, location.pathname + location.search);
  // Not if the page is missing and another is shown, nor for a link from another site.
  if (root.lang.startsWith(code) && stored() === `${code}?`) store(code);
  const [id, number, top, share, hadFocus, wasOpen] = place.split(",");
  if (id) root.dataset.arriving = "";
  addEventListener("DOMContentLoaded", () => {
    const part = document.getElementById(id);
    const found = part?.querySelectorAll(TEXTS)[number] ?? part;
    const section = found?.closest("section");
    const closed = found?.closest(`details:not([open])${wasOpen ? "" : " > :not(summary)"}`);
    if (closed) closed.closest("details").open = true;
    // Only these are laid out before the first paint (base.css).
    const parts = [section?.previousElementSibling, section, section?.nextElementSibling];
    for (const each of parts) if (each) each.style.contentVisibility = "visible";
    if (found) {
      const now = found.getBoundingClientRect();
      scrollBy({ top: now.top - (share > 0 ? -share * now.height : top), behavior: "instant" });
    }
    root.dataset.arriving = "shown";
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete root.dataset.arriving;
        // What had the focus, the section's heading, or the first text below the header, so that Tab
        // leads on from there. Not the button: Orca would pass on no key of its own from an opener.
        const first = hadFocus ? found : section?.querySelector("h1, h2");
        const texts = document.querySelectorAll(`main :is(h1, ${TEXTS}), .footer :is(li, p)`);
        const text = [first, ...texts].find((each) => {
          const { bottom, width } = each?.getBoundingClientRect() ?? {};
          return width > 1 && bottom > innerHeight / 9;
        });
        text.tabIndex = -1;
        text.addEventListener("blur", () => text.removeAttribute("tabindex"), { once: true });
        text.focus({ preventScroll: true });
      }),
    );
  });
}

// A restored tab says "back_forward" too, but comes from no page.
lead(visit?.type === "back_forward" && self.navigation?.activation?.from !== null);
addEventListener("pageshow", ({ persisted }) => persisted && lead(true));
