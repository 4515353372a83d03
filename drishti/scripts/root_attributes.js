// Theme and reading settings are attributes of <html>, <body> and <meta>, which no Python component
// renders.
import { useLayoutEffect } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";

// Stored settings have already been applied by head/theme.js and head/reading.js.
export function RootAttributes({ dark, reading, choices, ready }) {
  useLayoutEffect(() => {
    if (!ready || dark === document.documentElement.classList.contains("dark")) return;
    // In a separate task, because the click has already filled this one.
    const later = setTimeout(() => layoutInSteps(() => applyTheme(dark)));
    return () => clearTimeout(later);
  }, [dark, ready]);

  useLayoutEffect(() => {
    if (!ready) return;
    for (const [name, value] of Object.entries(reading)) {
      const isChoice = choices.includes(`${name}=${value}`);
      if (isChoice) document.documentElement.setAttribute(`data-${name}`, value);
      else document.documentElement.removeAttribute(`data-${name}`);
    }
  }, [reading, ready]);

  return null;
}
