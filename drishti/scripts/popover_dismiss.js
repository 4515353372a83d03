// Closes a popover when the focus leaves it; otherwise it could cover the focused element.
import { useEffect } from "react";

export function PopoverDismiss() {
  useEffect(() => {
    if (!CSS.supports("selector(:popover-open)")) return undefined;
    const close = ({ target }) => {
      for (const panel of document.querySelectorAll("[popover=auto]:popover-open")) {
        const opens = target.getAttribute("popovertarget") === panel.id;
        if (!opens && !panel.contains(target)) panel.hidePopover();
      }
    };
    document.addEventListener("focusin", close);
    return () => document.removeEventListener("focusin", close);
  }, []);
  return null;
}
