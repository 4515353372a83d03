import { useEffect } from "react";

// Returns a component that renders nothing and calls `start` once React has mounted it.
// `start` gets a signal, which removes its listeners when the component is unmounted.
export const effect = (start) =>
  function Effect() {
    useEffect(() => {
      const mounted = new AbortController();
      start(mounted.signal);
      return () => mounted.abort();
    }, []);
    return null;
  };
