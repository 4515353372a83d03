import { useEffect } from "react";

export function Offline({ worker }) {
  useEffect(() => {
    const trusted = globalThis.trustedTypes?.createPolicy("offline", {
      createScriptURL: () => worker,
    });
    navigator.serviceWorker?.register(trusted?.createScriptURL("") ?? worker).catch(() => {});
  }, [worker]);
  return null;
}
