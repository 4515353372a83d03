// Whether anything may move is up to the system and to the reading settings: both are asked here.
export const isStill = () =>
  document.documentElement.dataset.motion === "off" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;
