// Falls back to memory where storage is blocked or full. Runs before all other scripts, because
// neither Reflex nor the site's scripts catch storage errors.
(function () {
  // Storage in memory, which begins with the values of `full`, and removes them from it too.
  function memory(full) {
    var kept = new Map(), place;
    for (place = 0; full && place < full.length; place++)
      kept.set(full.key(place), full.getItem(full.key(place)));
    return {
      getItem(key) { return kept.has(key + "") ? kept.get(key + "") : null; },
      setItem(key, value) { kept.set(key + "", value + ""); },
      removeItem(key) { kept.delete(key + ""); if (full) full.removeItem(key); },
      clear() { kept.clear(); if (full) full.clear(); },
      key(place) { return Array.from(kept.keys())[place] ?? null; },
      get length() { return kept.size; }
    };
  }
  function replace(name, value) { Object.defineProperty(window, name, { value, configurable: true }); }
  var usable = ["localStorage", "sessionStorage"].filter(function (name) {
    // Where cookies are blocked, even reading `window.localStorage` throws.
    try {
      window[name].getItem(name);
      return true;
    } catch (refused) {
      replace(name, memory());
    }
  });
  if (!usable.length) return;
  var write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    try {
      write.call(this, key, value);
    } catch (full) {
      // From now on the page keeps all values in memory.
      var name = usable.find((it) => window[it] === this), spare = memory(this);
      spare.setItem(key, value);
      if (name) replace(name, spare);
    }
  };
})();
