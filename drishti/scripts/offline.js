// Registers the service worker once the page has loaded and the browser is idle. Tells the reader
// if the worker served the page from its cache and has fetched a newer version since.
import { createElement, useRef } from "react";
import { idle } from "$/modules/scripts/deferred_layout";
import { useExtra } from "$/modules/scripts/effect";

function register(worker, onNewer) {
  const container = navigator.serviceWorker;
  container.addEventListener("message", onNewer);
  container.controller?.postMessage("is there a newer page?");
  if (navigator.connection?.saveData) return;
  const script = location.origin + worker; // without the user and password of a protected preview
  // The policy ignores its input and returns the worker, so that it can allow no other script.
  const trusted = globalThis.trustedTypes?.createPolicy("offline", {
    createScriptURL: () => script,
  });
  // Browsers that block storage block workers too; the page works without one.
  container.register(trusted?.createScriptURL("") ?? script).catch(() => {});
}

// The stylesheet shows what of the children is true.
export function Offline({ worker, children, ...rest }) {
  const note = useRef(null);
  useExtra(() => {
    const setNewer = (isNewer) => note.current.toggleAttribute("data-newer", isNewer);
    note.current.addEventListener("click", ({ target }) => {
      const pressed = target.closest("button")?.name;
      if (pressed === "show") location.reload(); // to the same place
      if (pressed === "later") setNewer(false);
    });
    if (!navigator.serviceWorker) return;
    const start = () => idle(() => register(worker, () => setNewer(true)));
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
  }, [worker]);
  return createElement("div", { ...rest, "aria-live": "polite", ref: note }, children);
}
