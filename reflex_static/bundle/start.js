// Inserts the page's scripts once the largest picture is painted, because they would delay it. Does
// so earlier if the visitor acts, the address has a fragment, a script dispatches "hydrate", the
// page has loaded, or three seconds have passed.
{
  const { content } = document.getElementById("page-scripts");
  // Present in a page that was saved from a browser.
  delete document.documentElement.dataset.hydrated;
  const start = () => {
    // An inserted module, unlike one in the document, does not wait for the document's end.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    // It is empty from the second time on.
    else document.head.append(content);
  };
  for (const name of ["pointerdown", "keydown", "click", "wheel", "hydrate"])
    addEventListener(name, start, { capture: true, passive: true });
  if (location.hash) start();
  addEventListener("load", () => setTimeout(start, 100));
  setTimeout(start, 3000);
  // The entry of a text has an empty `url`. Safari before 26.2 has no "largest-contentful-paint", so
  // "paint" is observed there. Elsewhere, the alphabetical list has "largest…" before it.
  const Observer = window.PerformanceObserver;
  const type = Observer?.supportedEntryTypes?.find((it) => /^largest|^paint/.test(it));
  const watch = (list) => list.getEntries().some(({ url }) => url !== "") && start();
  if (type) new Observer(watch).observe({ type, buffered: true });
}
