// Moves the focus into a popover that opens, and closes it when the focus leaves; otherwise it could
// cover the focused element.
import { useEffect } from "react";

export function PopoverDismiss() {
  useEffect(() => {
    const close = ({ target }) => {
      for (const panel of document.querySelectorAll(":popover-open")) {
        const opens = target.getAttribute("popovertarget") === panel.id;
        if (!opens && !panel.contains(target)) panel.hidePopover();
      }
    };
    const enter = ({ target, newState }) => {
      if (!target.popover || newState !== "open" || target.contains(document.activeElement)) return;
      (target.querySelector("[aria-current]") ?? target.querySelector("button")).focus();
    };
    document.addEventListener("focusin", close);
    document.addEventListener("toggle", enter, true); // does not bubble
    return () => {
      document.removeEventListener("focusin", close);
      document.removeEventListener("toggle", enter, true);
    };
  }, []);
  return null;
}
