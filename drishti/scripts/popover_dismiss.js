// Closes a popover when the focus leaves it, because it could cover the focused element, and when
// something else is tapped, because Safari before iOS 18.3 does not.
import { effect } from "$/modules/scripts/effect";

export const PopoverDismiss = effect((signal) => {
  if (!CSS.supports("selector(:popover-open)")) return;
  const close = ({ target }) => {
    for (const panel of document.querySelectorAll("[popover=auto]:popover-open")) {
      const opens = target.closest(`[popovertarget="${panel.id}"]`);
      if (!opens && !panel.contains(target)) panel.hidePopover();
    }
  };
  for (const type of ["focusin", "pointerup"]) document.addEventListener(type, close, { signal });
});
