// Theme and reading settings are attributes of <html>, <body> and <meta>, which no Python component
// renders.
import { useEffect, useLayoutEffect, useRef } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";

// Stored settings have already been applied by head/theme.js and head/reading.js.
export function RootAttributes({ dark, reading, ready }) {
  const applied = useRef(null);

  useLayoutEffect(() => {
    if (!ready || dark === document.documentElement.classList.contains("dark")) return;
    // In a separate task, because handling the click already makes this one long.
    const later = setTimeout(() => layoutInSteps(() => applyTheme(dark)));
    return () => clearTimeout(later);
  }, [dark, ready]);

  useLayoutEffect(() => {
    if (!ready) return;
    const apply = () => applyReading(reading);
    if (applied.current === null) apply();
    else layoutInSteps(apply);
    applied.current = reading;
  }, [reading, ready]);

  useEffect(() => {
    for (const wish of ["(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
      matchMedia(wish).onchange = () => applyReading();
    }
  }, []);

  return null;
}
