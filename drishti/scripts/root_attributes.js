// Theme and reading settings are attributes of <html>, <body> and <meta>, which no Python component
// renders.
import { useLayoutEffect, useRef } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";
import { useExtra } from "$/modules/scripts/effect";
import { keepPlace } from "$/modules/scripts/place";

// At its top, no part of the page moves another.
const isBelow = (part) => part.getBoundingClientRect().top > (scrollY ? innerHeight : -1);

// Changes the page in a task of its own, because handling the press already makes that one long.
// Behind a dialog that covers the window, all of a page at its top can wait for the next frame.
function applyLater(change) {
  return setTimeout(() => {
    const isCovered = document.querySelector("dialog[open]")?.offsetWidth === innerWidth;
    layoutInSteps(() => keepPlace(change), isCovered ? "hidden" : "auto", isBelow);
  });
}

// Stored settings have already been applied by head/theme.js and head/reading.js.
export function RootAttributes({ dark, reading, ready, keys }) {
  const applied = useRef(null);

  useLayoutEffect(() => {
    if (!ready || dark === document.documentElement.classList.contains("dark")) return;
    const later = applyLater(() => applyTheme(dark));
    return () => clearTimeout(later);
  }, [dark, ready]);

  useLayoutEffect(() => {
    if (!ready) return;
    const isFirst = applied.current === null;
    applied.current = reading;
    if (isFirst) {
      applyReading(reading);
      return;
    }
    const later = applyLater(() => {
      applyReading(reading);
      // Larger text moves the pressed option.
      const focused = document.activeElement;
      if (focused.closest("dialog")) focused.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(later);
  }, [reading, ready]);

  useExtra(() => {
    for (const wish of ["(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
      matchMedia(wish).onchange = () => applyReading();
    }
    // Cleared in another tab, the storage names no key.
    const clear = ({ key: cleared }) => {
      if (cleared !== null) return;
      const storageArea = localStorage;
      for (const key of keys) dispatchEvent(new StorageEvent("storage", { key, storageArea }));
    };
    addEventListener("storage", clear);
    return () => removeEventListener("storage", clear);
  }, []);

  return null;
}
