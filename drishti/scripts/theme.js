// The theme's classes stand on <html> and <body>, which no Python component renders.
import { useLayoutEffect } from "react";

export function PageTheme({ dark, ready }) {
  useLayoutEffect(() => {
    if (!ready) return; // the script in the head has already drawn the stored theme
    document.documentElement.classList.toggle("dark", dark);
    document.body.classList.toggle("dark-mode", dark);
  }, [dark, ready]);
  return null;
}
