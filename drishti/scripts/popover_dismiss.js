// Closes a popover when the focus leaves it, because it could cover the focused element, when
// something else is tapped, because Safari before iOS 18.3 does not, and when the page is left,
// because Back would show it open.
import { effect } from "$/modules/scripts/effect";

export const PopoverDismiss = effect((signal) => {
  if (!CSS.supports("selector(:popover-open)")) return;
  const close = ({ type, target }) => {
    for (const panel of document.querySelectorAll("[popover=auto]:popover-open")) {
      const stays = type !== "pagehide" && target.closest(`[popovertarget="${panel.id}"], #${panel.id}`);
      if (!stays) panel.hidePopover();
    }
  };
  for (const type of ["focusin", "pointerup", "pagehide"]) addEventListener(type, close, { signal });
});
