// A heading that can always take the focus is read as "clickable" (heard in Orca): it may while a link leads to it.
import { useEffect } from "react";

function place(hash) {
  const found = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  if (!found || found.tabIndex >= 0 || found.hasAttribute("tabindex")) return null;
  found.tabIndex = -1;
  found.addEventListener("blur", () => found.removeAttribute("tabindex"), { once: true });
  return found;
}

export function Arrival() {
  useEffect(() => {
    // Before the browser follows the link, so that it moves the focus by itself.
    const lead = ({ target }) => {
      const link = target.closest?.("a[href*='#']");
      if (link?.pathname === location.pathname) place(link.hash);
    };
    document.addEventListener("click", lead, true);
    if (document.activeElement === document.body) {
      place(location.hash)?.focus({ preventScroll: true });
    }
    return () => document.removeEventListener("click", lead, true);
  }, []);
  return null;
}
