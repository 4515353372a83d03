// A stub of a browser, whose storages the tests offer, refuse or fill, and read into `result`.
class Storage {
  kept = new Map();
  getItem(key) { return this.kept.get(key) ?? null; }
  setItem(key, value) {
    if (full) throw new Error("QuotaExceededError");
    this.kept.set(key, value);
  }
  removeItem(key) { this.kept.delete(key); }
  clear() { this.kept.clear(); }
  key(place) { return [...this.kept.keys()][place] ?? null; }
  get length() { return this.kept.size; }
}
let full = false;
globalThis.Storage = Storage;
globalThis.window = globalThis;
const define = (name, what) => Object.defineProperty(window, name, { configurable: true, ...what });
const refuse = (name) => define(name, { get() { throw new Error("SecurityError"); } });
const offer = (name) => define(name, { value: new Storage() });
const use = (storage) => {
  storage.setItem("theme", "dark");
  const kept = storage.getItem("theme");
  storage.removeItem("theme");
  return [kept, storage.getItem("theme"), storage.getItem("other")];
};
let result;
