// Replays events that fire before hydration and that React would otherwise miss. Details and
// popovers open without scripts, so only the app's state has to catch up.
(function () {
  var kinds = ["click", "toggle", "submit"], kept = new Map();
  var parts = "button, details, [popover], [type=radio], form";
  function keep(event) {
    var kind = event.type, part = event.target.closest && event.target.closest(parts);
    if (!part || (kind === "click" && !part.matches("button, [type=radio]"))) return;
    // The browser itself submits a form that has an address.
    if (kind === "submit" && part.hasAttribute("action")) return;
    // React already listens while it hydrates, and would handle both the press and its replay.
    if (kind !== "toggle") event.stopPropagation();
    if (kind === "submit") event.preventDefault();
    // Of several presses of the same element, only the last is replayed.
    kept.delete(part);
    kept.set(part, event);
  }
  // The browser has already performed the default action; repeating it would close a popover.
  function once(event) { event.preventDefault(); }
  function replay(event, part) {
    // Already handled by another script in the head.
    if (event.defaultPrevented && event.type !== "submit") return;
    // If React has re-created the element, the new one has the same id.
    var now = part.isConnected ? part : document.getElementById(part.id);
    if (!now) return;
    if (now !== part && part.localName === "details") now.open = part.open;
    if (now.type === "radio") now.checked = false;
    else addEventListener(event.type, once, { capture: true, once: true });
    now.dispatchEvent(new event.constructor(event.type, event));
  }
  kinds.forEach(function (kind) { addEventListener(kind, keep, true); });
  window.replayEarlyEvents = function () {
    window.replayEarlyEvents = undefined;
    kinds.forEach(function (kind) { removeEventListener(kind, keep, true); });
    document.documentElement.setAttribute("data-hydrated", "");
    kept.forEach(replay);
  };
})();
