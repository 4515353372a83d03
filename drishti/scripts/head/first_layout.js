// A new visit starts at the top of the page, so the parts below are laid out after hydration
// (deferred_layout.js), or after five seconds if the scripts have not arrived.
// Before the page scrolls to an anchor, everything above it must be laid out.
const layOutAll = () => {
  const deferred = [...document.querySelectorAll("[style*=content-visibility]")];
  const wasDeferred = "layoutDeferred" in root.dataset || deferred.length > 0;
  delete root.dataset.layoutDeferred;
  for (const part of deferred) part.style.contentVisibility = "";
  return wasDeferred;
};

// With scroll anchoring, what is in view stays there while parts above it are laid out.
const isAnchored = !("arriving" in root.dataset) || CSS.supports("overflow-anchor", "auto");
if (visit?.type === "navigate" && !location.hash && isAnchored) {
  root.dataset.layoutDeferred = "";
  setTimeout(() => delete root.dataset.layoutDeferred, 5000);
}

addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href*='#']");
  if (link?.pathname === location.pathname && !opensElsewhere(event)) layOutAll();
});
// The browser has already scrolled, but to where the target was before.
addEventListener("hashchange", () => {
  if (layOutAll()) document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
// Find-in-page scrolls its match to the middle of the screen. Laying out the parts above it must
// not push it away.
let last = 0;
addEventListener("scroll", () => {
  const isJump = Math.abs(scrollY - last) > innerHeight && !location.hash;
  last = scrollY;
  if (!isJump) return;
  const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const part = found?.closest("section, footer");
  const top = () => part?.getBoundingClientRect().top ?? 0;
  const before = top();
  if (layOutAll()) scrollBy({ top: top() - before, behavior: "instant" });
});
