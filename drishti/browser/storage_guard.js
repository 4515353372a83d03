(function () {
  function memory() {
    var kept = new Map();
    return {
      getItem: function (key) { return kept.has(String(key)) ? kept.get(String(key)) : null; },
      setItem: function (key, value) { kept.set(String(key), String(value)); },
      removeItem: function (key) { kept.delete(String(key)); },
      clear: function () { kept.clear(); },
      key: function (place) { return Array.from(kept.keys())[place] || null; },
      get length() { return kept.size; }
    };
  }
  ["localStorage", "sessionStorage"].forEach(function (name) {
    try {
      window[name].getItem(name);
    } catch (refused) {
      Object.defineProperty(window, name, { value: memory(), configurable: true });
    }
  });
  try {
    var write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      try { write.call(this, key, value); } catch (full) { }
    };
  } catch (absent) { }
})();
