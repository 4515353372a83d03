// The theme's classes and colour stand on <html>, <body> and <meta>, which no Python component renders.
import { useLayoutEffect } from "react";

export function PageTheme({ dark, ready }) {
  useLayoutEffect(() => {
    if (!ready) return; // the script in the head has already drawn the stored theme
    document.documentElement.classList.toggle("dark", dark);
    document.body.classList.toggle("dark-mode", dark);
    const bar = document.querySelector("meta[name=theme-color]"); // unless an extension took it away
    if (bar) bar.media = dark ? "all" : "not all";
  }, [dark, ready]);
  return null;
}
