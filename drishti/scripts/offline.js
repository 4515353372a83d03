// Registers the service worker, once the page has loaded and the browser is idle.
import { useEffect } from "react";

const idle = globalThis.requestIdleCallback ?? setTimeout;
const trusted = globalThis.trustedTypes?.createPolicy("offline", { createScriptURL: (url) => url });

// Files fetched before the worker was active are requested again, so that it caches them too.
function askAgain(folder) {
  for (const { name } of performance.getEntriesByType("resource")) {
    if (name.startsWith(location.origin + folder)) fetch(name).catch(() => {});
  }
}

function register(worker, folder) {
  if (navigator.serviceWorker.controller) askAgain(folder);
  navigator.serviceWorker.addEventListener("controllerchange", () => askAgain(folder));
  // Browsers that block storage block workers too; the page works without one.
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
