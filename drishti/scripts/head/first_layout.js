// A new visit starts at the top of the page, so the parts below are laid out after hydration
// (deferred_layout.js), or after five seconds if the scripts have not arrived.
{
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
  let left;
  const middle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const inHeader = () => document.activeElement.closest(".header");
  addEventListener("scroll", () => {
    const isJump = Math.abs(scrollY - last) > innerHeight && !location.hash;
    if (isJump) left = inHeader() && last / root.scrollHeight;
    last = scrollY;
    if (!isJump) return;
    const part = middle()?.closest("section, footer");
    const top = () => part?.getBoundingClientRect().top ?? 0;
    const before = top();
    if (layOutAll()) scrollBy(0, top() - before);
  });

  // A screen reader can take the focus from the middle of the page to a header that has scrolled
  // away. A dialog that was opened there leads back to what was in view.
  addEventListener("close", () => {
    if (!left || !inHeader()) return;
    layOutAll();
    scrollTo(0, left * root.scrollHeight);
    const found = middle();
    found.tabIndex = -1;
    found.focus();
    found.onblur = () => found.removeAttribute("tabindex");
  }, true);
}
