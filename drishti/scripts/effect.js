// A component that renders nothing and runs a script, because only React knows when to start it.
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
