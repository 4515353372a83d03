// The theme's classes and colour stand on <html>, <body> and <meta>, which no Python component renders.
import { useLayoutEffect } from "react";

export function PageTheme({ dark, ready }) {
  useLayoutEffect(() => {
    // The script in the head has drawn the stored theme, and has shared how.
    if (!ready || dark === document.documentElement.classList.contains("dark")) return;
    const later = setTimeout(redress, 0, dark); // a task of its own: the press has been one already
    return () => clearTimeout(later);
  }, [dark, ready]);
  return null;
}

// New colours for a whole page at once would hold up a cheap phone. What is out of sight is put
// aside, held to its height by base.css, and follows a part a frame.
function redress(dark) {
  const parts = Array.from(document.querySelectorAll("main > *, footer")).filter(isOutOfSight);
  for (const part of parts) part.style.contentVisibility = "auto";
  dressPage(dark);
  requestAnimationFrame(function next() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "";
    requestAnimationFrame(next);
  });
}

function isOutOfSight(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}
