import { useEffect } from "react";

// As `useEffect`, for what the page can do without: if `start` throws, nothing else stops.
export const useExtra = (start, changes) =>
  useEffect(() => {
    try {
      return start();
    } catch (failure) {
      console.error(failure);
    }
  }, changes);

// Returns a component that renders nothing and calls `start` once React has mounted it.
// `start` gets a signal, which removes its listeners when the component is unmounted, and the
// component's first properties.
export const effect = (start) =>
  function Effect(properties) {
    useExtra(() => {
      const mounted = new AbortController();
      start(mounted.signal, properties);
      return () => mounted.abort();
    }, []);
    return null;
  };

// Whether motion is off, by the visitor's choice or else by the system's (head/reading.js).
export const isStill = () => /motion=off/.test(document.documentElement.dataset.reading);
