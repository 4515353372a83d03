// A component that renders nothing and only runs a script, which React alone can start.
import { useEffect } from "react";

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
