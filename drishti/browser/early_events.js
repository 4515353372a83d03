(function () {
  var kinds = ["click", "toggle"], parts = "button, details, [popover], [type=radio]", kept = [];
  function all() { return Array.from(document.querySelectorAll(parts)); }
  function keep(event) {
    var part = event.target.closest && event.target.closest(parts);
    if (part && (event.type === "toggle" || part.matches("button, [type=radio]"))) {
      kept.push([event, part, all().indexOf(part)]);
    }
  }
  function once(event) { event.preventDefault(); }
  function again(event, part, place) {
    if (event.defaultPrevented) return;
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
