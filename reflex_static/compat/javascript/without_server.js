// Leaves out of Reflex's event loop what only a server needs: its address, a token, reconnecting and
// uploads. The functions in REPLACEMENTS replace Reflex's constants of the same names. Delete this
// once Reflex has an event loop for pages without a server.
const EVENT_LOOP = /\/utils\/(?:state\.js|context\.jsx)$/;
const HASHES = /(?<=initialStateHashes = )\[.*\]/; // only a server compares them

// `io` comes from transport.js, which answers in the page. A page that comes back from the
// back-forward cache connects again, and so reads what other tabs have stored meanwhile.
async function connect(socket, dispatch, _transports, _setErrors, storage, navigate, params) {
  const open = () => {
    const [event] = app.initialEvents();
    recordSentStorageValues(event);
    socket.current.auth = { event };
    socket.current.connect();
  };
  if (!socket.current) {
    socket.current = io();
    socket.current.on("event", ({ delta, events }) => {
      for (const name in delta) dispatch[name](delta[name]);
      applyClientStorageDelta(storage, delta);
      if (events) queueEvents(events, socket, false, navigate, params);
    });
    socket.current.on("connect", () => queueEvents([], socket, false, navigate, params));
    addEventListener("pagehide", () => socket.current?.disconnect()); // null after a failed render
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && socket.current?.connected === false) open();
    });
  }
  open();
}

const REPLACEMENTS = {
  applyRestEvent: async () => {},
  connect,
  getBackendURL: (url) => url,
  isBackendDisabled: () => false,
  withRouterData: (event) => event,
};

export const withoutServer = {
  name: "without-server",
  enforce: "pre",
  transform(code, id) {
    if (!EVENT_LOOP.test(id)) return null;
    if (HASHES.test(code)) return { code: code.replace(HASHES, "[]"), map: null };
    const left = new Map(Object.entries(REPLACEMENTS));
    let [text, end] = ["", 0];
    const replace = (node, by) => {
      text += code.slice(end, node.start) + by;
      ({ end } = node);
    };
    for (const node of this.parse(code).body) {
      const [{ id: constant, init } = {}] = (node.declaration ?? node).declarations ?? [];
      const name = constant?.name;
      if (node.type === "IfStatement")
        replace(node, ""); // this `if` would connect before React has started
      else if (left.has(name)) replace(init, left.get(name));
      left.delete(name);
    }
    if (left.size) throw new Error(`Reflex has changed state.js: it lacks ${[...left.keys()]}`);
    return { code: text + code.slice(end), map: null };
  },
};
