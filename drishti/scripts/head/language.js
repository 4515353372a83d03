// Redirects to the page in the stored language before the first paint, and handles a new choice.
{
  const root = document.documentElement;
  const PLACE = "#place="; // where on the page the reader was, see `place`

  // Redirects English pages whose path is in PAGES to the stored language.
  const lead = () => {
    const code = localStorage.getItem(LANGUAGE_KEY);
    const page = location.pathname.slice(HOME.length).replace(/(index)?(\.html)?\/?$/, "");
    if (!LANGUAGES.includes(code) || !PAGES.includes(page)) return;
    root.style.visibility = "hidden";
    location.replace(`${HOME}${code}/${page}${location.search}${location.hash}`);
  };
  lead();
  addEventListener("pageshow", ({ persisted }) => persisted && lead());

  // The last part that begins above the middle of the window: its id, its distance from the top in
  // pixels, and the share of it (0 to 1) that is above the top.
  const place = () => {
    if (scrollY < 50) return "";
    const parts = Array.from(document.querySelectorAll("main, main [id]"), (part) => [
      part.id,
      part.getBoundingClientRect(),
    ]);
    const [id, { top, height }] = parts.findLast(
      ([, { top, height }]) => height && top < innerHeight / 2,
    );
    return [id, Math.round(top), Math.max(0, -top / height).toFixed(3)].join();
  };

  const choose = (event) => {
    const link = event.target.closest?.("a[data-language]");
    if (!link || event.button > 1) return; // the right button opens the context menu
    localStorage.setItem(LANGUAGE_KEY, link.dataset.language);
    if (event.type === "auxclick" || opensElsewhere(event)) return;
    event.preventDefault();
    // Replaces the history entry, because Back would open the English page, which redirects here.
    const next = link.href + location.search + PLACE + place();
    if (link.pathname !== location.pathname) location.replace(next);
    else {
      // Reloads, because a change of only the fragment would load nothing.
      history.replaceState(null, "", next);
      location.reload();
    }
  };
  for (const type of ["click", "auxclick"]) addEventListener(type, choose);

  if (location.hash.startsWith(PLACE)) {
    const [id, top, part] = location.hash.slice(PLACE.length).split(",");
    history.replaceState(null, "", location.pathname + location.search);
    if (id) root.dataset.arriving = "";
    const arrive = () => {
      const found = document.getElementById(id);
      const section = found?.closest("section");
      // Only these are laid out before the first paint (base.css).
      const parts = [section?.previousElementSibling, section, section?.nextElementSibling];
      for (const each of parts) each?.style.setProperty("content-visibility", "visible");
      if (found) {
        const now = found.getBoundingClientRect();
        scrollBy({ top: now.top - (part > 0 ? -part * now.height : top), behavior: "instant" });
      }
      root.dataset.arriving = "shown";
      document.getElementById("language").focus({ preventScroll: true });
      requestAnimationFrame(() => setTimeout(() => delete root.dataset.arriving));
    };
    addEventListener("DOMContentLoaded", arrive);
  }
}
