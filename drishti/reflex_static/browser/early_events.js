// A prerendered page can be used before its scripts arrive, and React would never hear of it. Details
// and popovers open all the same; then their state has to follow.
(function () {
  var kinds = ["click", "toggle"], parts = "button, details, [popover], [type=radio]", kept = new Map();
  function keep(event) {
    var part = event.target.closest && event.target.closest(parts);
    if (part && (event.type === "toggle" || part.matches("button, [type=radio]"))) {
      kept.delete(part); // pressed again because nothing answered, it counts once
      kept.set(part, event);
    }
  }
  // The browser did its part at the press: done twice, a popover would close again.
  function once(event) { event.preventDefault(); }
  function replay(event, part) {
    if (event.defaultPrevented) return; // another script in the head has answered it
    // Where React drew the page anew, another element has the id.
    var found = part.isConnected ? part : document.getElementById(part.id);
    if (!found) return;
    if (found !== part && part.localName === "details") found.open = part.open;
    if (found.type === "radio") found.checked = false;
    else addEventListener(event.type, once, { capture: true, once: true });
    found.dispatchEvent(new event.constructor(event.type, event));
  }
  kinds.forEach(function (kind) { addEventListener(kind, keep, true); });
  window.replayEarlyEvents = function () {
    window.replayEarlyEvents = undefined;
    kinds.forEach(function (kind) { removeEventListener(kind, keep, true); });
    document.documentElement.setAttribute("data-hydrated", "");
    kept.forEach(replay);
  };
})();
