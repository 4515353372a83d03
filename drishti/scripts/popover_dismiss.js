// Closes a popover when the focus leaves it; otherwise it could cover the focused element.
import { effect } from "$/modules/scripts/effect";

export const PopoverDismiss = effect((signal) => {
  if (!CSS.supports("selector(:popover-open)")) return;
  const close = ({ target }) => {
    for (const panel of document.querySelectorAll("[popover=auto]:popover-open")) {
      const opens = target.getAttribute("popovertarget") === panel.id;
      if (!opens && !panel.contains(target)) panel.hidePopover();
    }
  };
  document.addEventListener("focusin", close, { signal });
});
