// A heading that can always take the focus is read as "clickable" (heard in Orca): it may while a link leads to it.
import { useEffect } from "react";

const targetOf = (hash) => (hash.length > 1 ? document.getElementById(hash.slice(1)) : null);

function place(found) {
  if (!found || found.tabIndex >= 0 || found.hasAttribute("tabindex")) return null;
  found.tabIndex = -1;
  found.addEventListener("blur", () => found.removeAttribute("tabindex"), { once: true });
  return found;
}

// The browser opens a closed item only for a target inside it, not for the item itself.
function unfold(found) {
  if (!found?.matches("details:not([open])")) return false;
  found.open = true;
  return true;
}

// The browser is on its way already, to where the target was.
function arrive() {
  const found = targetOf(location.hash);
  if (unfold(found)) found.scrollIntoView();
  return found;
}

export function HashFocus() {
  useEffect(() => {
    // Before the browser follows the link, so that it moves the focus by itself.
    const lead = (event) => {
      const link = event.target.closest?.("a[href*='#']");
      if (window.opensElsewhere(event) || link?.pathname !== location.pathname) return;
      const found = targetOf(link.hash);
      unfold(found);
      place(found);
    };
    document.addEventListener("click", lead, true);
    addEventListener("hashchange", arrive); // by the address bar
    if (document.activeElement === document.body) place(arrive())?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener("click", lead, true);
      removeEventListener("hashchange", arrive);
    };
  }, []);
  return null;
}
