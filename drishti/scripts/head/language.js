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
    history.replaceState({ [LANGUAGE_KEY]: chosen }, "", url);
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

// Where on the page the reader is: the last text that begins above the middle of the window, by the
// id that it is in and its number there, its distance from the top in pixels, and the share of it
// (0 to 1) that is above the top.
const findPlace = () => {
  const isAbove = (part) => part.offsetHeight && part.getBoundingClientRect().top < innerHeight / 2;
  const texts = [...document.querySelectorAll(`main, main :is([id], ${TEXTS})`)];
  const text = texts.findLast(isAbove) ?? texts[0];
  const { top, height } = text.getBoundingClientRect();
  const part = text.closest("[id]");
  const number = [...part.querySelectorAll(TEXTS)].indexOf(text);
  return [part.id, number, Math.round(top), Math.max(0, -top / height).toFixed(3)].join();
};

// Prepares the link for the browser to follow, so that it works even if something here fails.
const choose = (event) => {
  const link = event.target.closest?.("a[data-language]");
  // The right button opens the context menu.
  if (!link || event.button > 1) return;
  link.search = location.search;
  link.hash = PLACE;
  // The links of the 404 page lead to another page.
  if (scrollY >= 50 && !link.closest("main")) link.hash += findPlace();
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
  const [id, number, top, share] = place.split(",");
  if (id) root.dataset.arriving = "";
  addEventListener("DOMContentLoaded", () => {
    const part = document.getElementById(id);
    const found = part?.querySelectorAll(TEXTS)[number] ?? part;
    const section = found?.closest("section");
    const closed = found?.closest("details:not([open]) > :not(summary)");
    if (closed) closed.parentElement.open = true;
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
        // The section's heading, or the first text below the header, so that Tab leads on from there.
        // Not the button: Orca would pass on no key of its own from one that opens something.
        const heading = section?.querySelector("h1, h2") ?? document.querySelector("h1");
        const texts = document.querySelectorAll(`main :is(${TEXTS}), .footer :is(li, p)`);
        const text = [heading, ...texts].find((each) => {
          const { bottom, width } = each.getBoundingClientRect();
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
lead(
  visit?.type === "back_forward" && self.navigation?.activation?.from !== null,
);
addEventListener("pageshow", ({ persisted }) => persisted && lead(true));
