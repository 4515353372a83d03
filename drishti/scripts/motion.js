// Whether motion is off, by the visitor's choice or else by the system's (head/reading.js).
export const isStill = () => /motion=off/.test(document.documentElement.dataset.reading);
