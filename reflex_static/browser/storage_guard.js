// Falls back to memory where storage is blocked or full. Runs before all other scripts, because
// neither Reflex nor the site's scripts catch storage errors.
(function () {
  function memory() {
    var kept = new Map();
    return {
      getItem(key) { return kept.has(key + "") ? kept.get(key + "") : null; },
      setItem(key, value) { kept.set(key + "", value + ""); },
      removeItem(key) { kept.delete(key + ""); },
      clear() { kept.clear(); },
      key(place) { return Array.from(kept.keys())[place] ?? null; },
      get length() { return kept.size; }
    };
  }
  var spares = new Map();
  ["localStorage", "sessionStorage"].forEach(function (name) {
    // Where cookies are blocked, even reading `window.localStorage` throws.
    try {
      window[name].getItem(name);
      spares.set(window[name], memory());
    } catch (refused) {
      Object.defineProperty(window, name, { value: memory(), configurable: true });
    }
  });
  if (!spares.size) return;
  var own = Storage.prototype, read = own.getItem, write = own.setItem, remove = own.removeItem;
  var clear = own.clear, key = own.key;
  var size = Object.getOwnPropertyDescriptor(own, "length").get;
  function spare(storage) { return spares.get(storage) || memory(); }
  // The keys in storage, and after them those that are only in memory.
  function keys(storage) {
    var found = new Set(), spared = spare(storage), place;
    for (place = 0; place < size.call(storage); place++) found.add(key.call(storage, place));
    for (place = 0; place < spared.length; place++) found.add(spared.key(place));
    return Array.from(found);
  }
  // A failed write leaves the old value in storage. The new value is kept in memory and takes
  // precedence until its key is written or removed.
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
  own.clear = function () {
    spare(this).clear();
    clear.call(this);
  };
  own.key = function (place) { return keys(this)[place] ?? null; };
  Object.defineProperty(own, "length", { get() { return keys(this).length; } });
})();
