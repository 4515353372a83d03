// Inserts the scripts of the template before it, which would delay the largest picture, once that
// is painted; at once if the visitor acts, and in any case after a while.
{
  const PATIENCE_MS = 3000;
  const { content } = document.currentScript.previousElementSibling;
  const start = () => document.head.append(content); // is empty from the second time on
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, start, true);
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ url }) => url)) start();
  }).observe({ type: "largest-contentful-paint", buffered: true });
  addEventListener("load", () => setTimeout(start, 100));
  setTimeout(start, PATIENCE_MS);
}
