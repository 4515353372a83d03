// Leads to the page in the stored language before anything is painted, and answers a choice.
{
  const root = document.documentElement;
  const ARRIVED = "language"; // in the session's storage: where the reader was

  // The specification's three pages, in English, lead to the stored language.
  const lead = () => {
    const code = localStorage.getItem(LANGUAGE_KEY);
    const page = location.pathname.slice(HOME.length).replace(/(index)?(\.html)?\/?$/, "");
    if (!LANGUAGES.includes(code) || !PAGES.includes(page)) return;
    root.style.visibility = "hidden";
    location.replace(`${HOME}${code}/${page}${location.search}${location.hash}`);
  };
  lead();
  addEventListener("pageshow", ({ persisted }) => persisted && lead());

  // The last part of the page that begins above the middle of the window, and how much of it is
  // above the top.
  const parts = () => Array.from(document.querySelectorAll("main [id]")).filter((part) => part.offsetHeight);
  const place = () => {
    if (scrollY < 50) return {};
    const part = parts().findLast((each) => each.getBoundingClientRect().top < innerHeight / 2);
    const { top, height } = part?.getBoundingClientRect() ?? {};
    return { id: part?.id, top, part: -top / height };
  };

  const choose = (event) => {
    const link = event.target.closest?.("a[data-language]");
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    const { language } = link.dataset;
    localStorage.setItem(LANGUAGE_KEY, language);
    sessionStorage.setItem(ARRIVED, JSON.stringify(place()));
    // Not in the history, where an English page would lead back here.
    location.replace(link.href + location.search);
  };
  addEventListener("click", choose);

  const arrived = sessionStorage.getItem(ARRIVED);
  if (arrived) {
    sessionStorage.removeItem(ARRIVED);
    root.dataset.arriving = "";
    const arrive = () => {
      const { id, top, part } = JSON.parse(arrived);
      const found = document.getElementById(id);
      if (found) {
        const now = found.getBoundingClientRect();
        scrollBy({ top: now.top - (part > 0 ? -part * now.height : top), behavior: "instant" });
      }
      delete root.dataset.arriving;
      document.getElementById("language")?.focus({ preventScroll: true });
    };
    addEventListener("DOMContentLoaded", arrive);
  }
}
