// The browser leaves a popover open over whatever the focus goes to next; nothing may cover that.
import { useEffect } from "react";

export function PopoverDismiss() {
  useEffect(() => {
    const close = ({ target }) => {
      for (const panel of document.querySelectorAll(":popover-open")) {
        const opens = target.getAttribute("popovertarget") === panel.id;
        if (!opens && !panel.contains(target)) panel.hidePopover();
      }
    };
    document.addEventListener("focusin", close);
    return () => document.removeEventListener("focusin", close);
  }, []);
  return null;
}
