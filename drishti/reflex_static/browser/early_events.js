// A prerendered page can be pressed before its scripts come, and React would never hear of it.
// Natively, details and popovers open all the same; then it is their state that has to follow.
(function () {
  var kinds = ["click", "toggle"], parts = "button, details, [popover], [type=radio]", kept = new Map();
  function all() { return Array.from(document.querySelectorAll(parts)); }
  function keep(event) {
    var part = event.target.closest && event.target.closest(parts);
    if (part && (event.type === "toggle" || part.matches("button, [type=radio]"))) {
      var place = all().indexOf(part), name = event.type + place;
      // Who presses again because nothing answered means it once.
      kept.delete(name);
      kept.set(name, [event, part, place]);
    }
  }
  // The browser did its part at the press itself: done twice, a popover would close again.
  function once(event) { event.preventDefault(); }
  function again(event, part, place) {
    // Another script in the head has answered it.
    if (event.defaultPrevented) return;
    // Where React drew the page anew, the part is gone, and another stands in its place.
    var there = part.isConnected ? part : all()[place];
    if (!there) return;
    if (there !== part && part.localName === "details") there.open = part.open;
    if (there.type === "radio") there.checked = false;
    else addEventListener(event.type, once, { capture: true, once: true });
    there.dispatchEvent(new event.constructor(event.type, event));
  }
  kinds.forEach(function (kind) { addEventListener(kind, keep, true); });
  window.replayEarlyEvents = function () {
    window.replayEarlyEvents = undefined;
    kinds.forEach(function (kind) { removeEventListener(kind, keep, true); });
    document.documentElement.setAttribute("data-hydrated", "");
    kept.forEach(function (entry) { again(entry[0], entry[1], entry[2]); });
  };
})();
