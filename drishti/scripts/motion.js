// Whether motion is turned off, by the system or in the reading settings.
export const isStill = () =>
  document.documentElement.dataset.motion === "off" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;
