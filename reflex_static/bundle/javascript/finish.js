// Puts the scripts and the styles into a prerendered page.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const STYLESHEET =
  /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="[^"]*\/(assets\/[^"/]+\.css)"[^>]*>/g;
const STYLE_PRELOAD = /<link\b[^>]*\bas="style"[^>]*>/g;
// Emotion prerenders an element's style as a <style> beside the element.
const ELEMENT_STYLE = /<style data-emotion="[^"]*">(.*?)<\/style>/gs;

const read = (file) => readFileSync(file, "utf-8").trim();
const start = read(join(import.meta.dirname, "start.js"));

export function finish(html, base, { scripts, styles: imported }, { client, server }) {
  const styles = [
    ...imported.map((file) => read(join(client, file))),
    ...new Set([...html.matchAll(ELEMENT_STYLE)].map(([, style]) => style)),
  ].join("");
  // Low priority, because the page is usable before hydration. Chromium ignores the priority for
  // a module's imports and preloads, so shared chunks are listed as separate scripts.
  const tags = scripts.map(
    (file) => `<script type="module" src="${base}${file}" fetchpriority="low"></script>`,
  );
  const starter = `<template id="page-scripts">${tags.join("")}</template><script>${start}</script>`;
  return (
    html
      .replace(STYLE_PRELOAD, "")
      .replace(ELEMENT_STYLE, "")
      // As a file, the stylesheet would delay the first paint by a round trip.
      .replace(STYLESHEET, (_, file) => `<style>${read(join(server, file))}</style>`)
      .replace("</head>", () => `${styles && `<style>${styles}</style>`}</head>`)
      // Before the other inline scripts, so that these can dispatch "hydrate" (start.js).
      .replace(/<script>|<\/head>/, (first) => starter + first)
  );
}
