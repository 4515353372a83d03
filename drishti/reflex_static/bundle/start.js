// Inserts the page's scripts, which would delay the largest picture, once that is painted: at once
// if the visitor acts or a script dispatches "hydrate", and after three seconds in any case.
{
  const PATIENCE_MS = 3000;
  const { content } = document.currentScript.previousElementSibling;
  const start = () => {
    // An inserted module, unlike one in the document, does not wait for the document's end.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    else document.head.append(content); // is empty from the second time on
  };
  for (const name of ["pointerdown", "keydown", "click", "hydrate"]) addEventListener(name, start, true);
  addEventListener("load", () => setTimeout(start, 100));
  setTimeout(start, PATIENCE_MS);
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ url }) => url)) start();
  }).observe({ type: "largest-contentful-paint", buffered: true });
}
