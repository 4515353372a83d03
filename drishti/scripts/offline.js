// Only a page can ask for its worker, and only after it works is there time for one.
import { useEffect } from "react";

const idle = globalThis.requestIdleCallback ?? setTimeout;
const trusted = globalThis.trustedTypes?.createPolicy("offline", { createScriptURL: (url) => url });

// What was fetched before the worker came is asked for again, so that it keeps that too.
function askAgain(folder) {
  for (const { name } of performance.getEntriesByType("resource")) {
    if (name.startsWith(location.origin + folder)) fetch(name).catch(() => {});
  }
}

function register(worker, folder) {
  if (navigator.serviceWorker.controller) askAgain(folder);
  navigator.serviceWorker.addEventListener("controllerchange", () => askAgain(folder));
  // Where storage is refused, so is a worker; the page works without.
  navigator.serviceWorker.register(trusted?.createScriptURL(worker) ?? worker).catch(() => {});
}

export function Offline({ worker, folder }) {
  useEffect(() => {
    if (!navigator.serviceWorker) return;
    const start = () => idle(() => register(worker, folder));
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
  }, [worker, folder]);
  return null;
}
