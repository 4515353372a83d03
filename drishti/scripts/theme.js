// The theme's classes and colour stand on <html>, <body> and <meta>, which no Python component renders.
import { useLayoutEffect } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";

export function PageTheme({ dark, ready }) {
  useLayoutEffect(() => {
    // The script in the head has drawn the stored theme, and has shared how.
    if (!ready || dark === document.documentElement.classList.contains("dark")) return;
    // A task of its own: the press has been one already.
    const later = setTimeout(() => layoutInSteps(() => dressPage(dark)));
    return () => clearTimeout(later);
  }, [dark, ready]);
  return null;
}
