import { useEffect } from "react";

// As `useEffect`, for what the page can do without: if `start` throws, nothing else stops.
// `start` gets a signal, which removes its listeners before the next start and at the end.
export const useExtra = (start, changes) =>
  useEffect(() => {
    const running = new AbortController();
    try {
      start(running.signal);
    } catch (failure) {
      console.error(failure);
    }
    return () => running.abort();
  }, changes);

// Returns a component that renders nothing and calls `start` once React has mounted it.
// `start` gets the signal of `useExtra`, and the component's first properties.
export const effect = (start) =>
  function Effect(properties) {
    useExtra((signal) => start(signal, properties), []);
    return null;
  };

// Whether motion is off, by the visitor's choice or else by the system's (head/reading.js).
export const isStill = () => /motion=off/.test(document.documentElement.dataset.reading);
