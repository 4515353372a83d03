// Reflex, and scripts of a site, use storage without asking whether they may: a refusal would stop
// the page, so this stands before all of them.
(function () {
  function memory() {
    var kept = new Map();
    return {
      getItem: function (key) { return kept.has(key + "") ? kept.get(key + "") : null; },
      setItem: function (key, value) { kept.set(key + "", value + ""); },
      removeItem: function (key) { kept.delete(key + ""); },
      clear: function () { kept.clear(); },
      key: function (place) { return Array.from(kept.keys())[place] || null; },
      get length() { return kept.size; }
    };
  }
  var spares = new Map();
  ["localStorage", "sessionStorage"].forEach(function (name) {
    // Where cookies are blocked, the mere name of a storage throws.
    try {
      window[name].getItem(name);
      spares.set(window[name], memory());
    } catch (refused) {
      Object.defineProperty(window, name, { value: memory(), configurable: true });
    }
  });
  if (!spares.size) return;
  var own = Storage.prototype, read = own.getItem, write = own.setItem, remove = own.removeItem;
  function spare(storage) { return spares.get(storage) || memory(); }
  // A full storage still holds the old value: what could not be written counts instead, till it
  // is written or removed.
  own.getItem = function (key) {
    var spared = spare(this).getItem(key);
    return spared === null ? read.call(this, key) : spared;
  };
  own.setItem = function (key, value) {
    spare(this).removeItem(key);
    try {
      write.call(this, key, value);
    } catch (full) {
      spare(this).setItem(key, value);
    }
  };
  own.removeItem = function (key) {
    spare(this).removeItem(key);
    remove.call(this, key);
  };
})();
