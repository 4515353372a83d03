// What cannot wait for the scripts: a stored theme must not flash, a switch must not be dead.
(() => {
  const root = document.documentElement;
  const dress = (dark) => {
    root.classList.toggle("dark", dark);
    const bar = document.querySelector("meta[name=theme-color]");
    if (bar) bar.media = dark ? "all" : "not all";
    document.body?.classList.toggle("dark-mode", dark);
  };
  window.dressPage = dress;
  const isDark = () => root.classList.contains("dark");
  addEventListener("DOMContentLoaded", () => dress(isDark()));
  dress(localStorage.getItem(THEME_KEY) === "dark");

  const kept = (localStorage.getItem(READING_KEY) ?? "").split(" ");
  for (const choice of CHOICES) {
    const [name, value] = choice.split("=");
    if (kept.includes(choice)) root.setAttribute(`data-${name}`, value);
  }

  // A language is asked for before the scripts that will show it (language.js) are there. Till a
  // stored one comes, but for two seconds at most, the English words are hidden (base.css): the page
  // would shift under a reader.
  const catalogues = new Map(Object.entries(CATALOGUES));
  const asked = new Map();
  // What has failed is asked for anew.
  window.catalogueAt = (address) => {
    if (asked.has(address)) return asked.get(address);
    const catalogue = fetch(address).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText)),
    );
    catalogue.catch(() => asked.delete(address));
    asked.set(address, catalogue);
    return catalogue;
  };
  const ask = (code) => catalogues.has(code) && window.catalogueAt(catalogues.get(code));
  if (ask(localStorage.getItem(LANGUAGE_KEY))) {
    root.dataset.i18nPending = "";
    setTimeout(() => delete root.dataset.i18nPending, 2000);
  }

  // Who comes anew begins at the top, and what lies below can wait for the scripts (parts.js), but
  // for three seconds at most: they may never come, and nothing ends by itself in what is put aside.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "navigate" && !location.hash) {
    root.dataset.layoutDeferred = "";
    setTimeout(() => delete root.dataset.layoutDeferred, 3000);
  }

  const early = (event) => {
    if ("hydrated" in root.dataset) return;
    const chosen = event.target.closest?.("button")?.querySelector("[lang]")?.lang.split("-")[0];
    ask(chosen);
    const button = event.target.closest?.("[data-switches=theme]");
    if (!button) return;
    // Answered, and not to be heard again by the scripts that come.
    event.preventDefault();
    dress(!isDark());
    button.setAttribute("aria-pressed", isDark());
    localStorage.setItem(THEME_KEY, isDark() ? "dark" : "light");
  };
  // Held down, these keys open a link in another tab or window.
  const opensElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey;
  window.opensElsewhere = opensElsewhere;
  // Browsers that do not know `command` yet get a dialog from here.
  const invoke = (event) => {
    const button = event.target.closest?.("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor"));
    if (!dialog) return;
    event.preventDefault(); // answered, too
    if (button.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  // A place is found where it will be only once all above it is laid out, and none put aside.
  const bringBack = () => {
    const aside = Array.from(document.querySelectorAll("[style*=content-visibility]"));
    const wereAside = "layoutDeferred" in root.dataset || aside.length > 0;
    delete root.dataset.layoutDeferred;
    for (const part of aside) part.style.contentVisibility = "";
    return wereAside;
  };
  const leave = (event) => {
    if (opensElsewhere(event)) return;
    const link = event.target.closest?.("a[href]");
    // Before the link is followed, so that the focus it returns does not win over the target.
    link?.closest("dialog")?.close();
    if (link?.hash) bringBack();
  };
  // The address bar has led to where the place was while parts were put aside.
  const arrive = () =>
    bringBack() && document.getElementById(location.hash.slice(1))?.scrollIntoView();

  addEventListener("click", early, true);
  addEventListener("click", leave);
  addEventListener("hashchange", arrive);
  if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", invoke);
})();
