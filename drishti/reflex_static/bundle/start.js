// Inserts the page's scripts once the largest picture, which they would delay, is painted. They do
// not wait for it if the visitor acts, the address has a place, a script dispatches "hydrate", the
// page has loaded, or three seconds have passed.
{
  const PATIENCE_MS = 3000;
  const { content } = document.currentScript.previousElementSibling;
  const start = () => {
    // An inserted module, unlike one in the document, does not wait for the document's end.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    else document.head.append(content); // is empty from the second time on
  };
  const events = ["pointerdown", "keydown", "click", "wheel", "hydrate"];
  for (const name of events) addEventListener(name, start, { capture: true, passive: true });
  if (location.hash) start();
  addEventListener("load", () => setTimeout(start, 100));
  setTimeout(start, PATIENCE_MS);
  // Safari before 26.2 reports only the first paint. Of the largest, a text has an empty address.
  const reported = PerformanceObserver.supportedEntryTypes;
  const type = ["largest-contentful-paint", "paint"].find((each) => reported.includes(each));
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ url }) => url !== "")) start();
  }).observe({ type, buffered: true });
}
