// Moves the focus to the target of a followed link, or to the place of a page that is loaded again.
import { effect } from "$/modules/scripts/effect";
import { isOutOfSight } from "$/modules/scripts/deferred_layout";
import { focusOn, lastInSight, makeFocusable, textInView } from "$/modules/scripts/place";

const CONTROLS = "a[href], button, summary, input";

// Mail programs add "?utm_source=…" to the end of a link, after its place.
const targetOf = (hash) => document.getElementById(hash.slice(1).split(/[?&]/)[0]);

// The browser opens no <details> that is itself the target, or has it in its summary.
function openDetails(found) {
  const closed = found?.closest("details:not([open])");
  if (closed) closed.open = true;
  return Boolean(closed);
}

// If the target has just been opened, the browser is scrolling to where it was before.
function scrollToHash() {
  const found = targetOf(location.hash);
  if (openDetails(found) || (found && location.hash !== `#${found.id}`)) found.scrollIntoView();
  return found;
}

// Notes in the history which control the reader leaves from, for Back. Safari refuses too many
// changes.
function rememberControl(control) {
  const left = Array.from(document.querySelectorAll(CONTROLS)).indexOf(control);
  try {
    history.replaceState({ ...history.state, left }, "");
  } catch {}
}

// Returns the control that this entry was left from. One in the menu is hidden by the time of Back,
// so the focus returns to what opens the menu.
function leftControl() {
  const control = document.querySelectorAll(CONTROLS)[history.state?.left];
  const menu = control?.closest("dialog")?.id;
  return menu ? document.querySelector(`[commandfor="${menu}"]`) : control;
}

export const HashFocus = effect((signal) => {
  const root = document.documentElement;
  // Runs before the browser follows the link, so that the browser moves the focus itself.
  const prepareTarget = (event) => {
    const link = event.target.closest?.("a[href]");
    if (window.opensElsewhere(event) || !link) return;
    // The list of languages is closed by the time of Back.
    const isLanguage = link.matches("[data-language]");
    rememberControl(isLanguage ? lastInSight() : link);
    if (isLanguage) return;
    if (link.pathname !== location.pathname || link.host !== location.host) return;
    link.hash ||= "top"; // or the page would load again
    const found = targetOf(link.hash);
    openDetails(found);
    makeFocusable(found);
    // What is still to be revealed is shifted, and would come to rest higher, below the header.
    found?.closest("[data-reveal]")?.removeAttribute("data-reveal");
    // At once after a key, because a Tab during the smooth scroll would leave the focus out of view.
    root.toggleAttribute("data-follows-link", event.detail > 0);
  };
  // Only a followed link scrolls smoothly; the Tab key and find-in-page go to their target at once.
  const arrive = () => root.removeAttribute("data-follows-link");
  document.addEventListener("scrollend", arrive, { signal });
  // Some browsers do not say when a scroll ends, nor does a target that is in place already.
  document.addEventListener("keydown", arrive, { signal, capture: true });
  document.addEventListener("pointerdown", arrive, { signal, capture: true });
  document.addEventListener("click", prepareTarget, { signal, capture: true });
  // Changed in the address bar, or by Back, which restores the scroll position but not the focus.
  const move = () => focusOn(leftControl() ?? scrollToHash());
  addEventListener("hashchange", move, { signal });
  if (document.activeElement !== document.body) return;
  const left = leftControl();
  if (left && !isOutOfSight(left)) return focusOn(left);
  const found = scrollToHash();
  const isSeen = found && !isOutOfSight(found.querySelector("h1, h2, summary") ?? found);
  // A page that is loaded again, as by Back, has its place back, but Tab would lead to its top. The
  // focus only passes, because a ring around a text would be a surprise.
  if (isSeen || scrollY) focusOn(isSeen ? found : textInView());
  if (!isSeen) document.activeElement.blur();
});
