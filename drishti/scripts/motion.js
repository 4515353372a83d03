// Whether motion is turned off, by the system or in the reading settings (head/reading.js).
export const isStill = () => /motion=off/.test(document.documentElement.dataset.reading);
