// Theme and reading settings are attributes of <html>, <body> and <meta>, which no Python component
// renders.
import { useLayoutEffect, useRef } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";
import { useExtra } from "$/modules/scripts/effect";
import { keepPlace } from "$/modules/scripts/place";

// Laid out later without moving the text that is read: what is below the window or, while the page
// is at its top, everything.
const isBelow = (part) => part.getBoundingClientRect().top > (scrollY ? innerHeight : -1);

// Changes the page in a task of its own, because handling the press already makes that one long.
// Behind a dialog that covers the window, the first frame paints only the change.
function applyLater(change, isUnseen) {
  return setTimeout(() => {
    const isCovered = document.querySelector("dialog[open]")?.offsetWidth === innerWidth;
    layoutInSteps(change, isCovered ? "hidden" : "auto", isUnseen);
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
      keepPlace(() => applyReading(reading));
      // Larger text moves the pressed option.
      const focused = document.activeElement;
      if (focused.closest("dialog")) focused.scrollIntoView({ block: "nearest" });
    }, isBelow);
    return () => clearTimeout(later);
  }, [reading, ready]);

  useExtra((signal) => {
    for (const wish of ["(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
      matchMedia(wish).onchange = () => applyReading();
    }
    // Cleared in another tab, the storage names no key.
    const clear = ({ key: cleared }) => {
      if (cleared !== null) return;
      const storageArea = localStorage;
      for (const key of keys) dispatchEvent(new StorageEvent("storage", { key, storageArea }));
    };
    addEventListener("storage", clear, { signal });
  }, []);

  return null;
}
