// Scripts that move something ask the reading settings, which follow the system until one is
// chosen (head/reading.js).
export const isStill = () => /motion=off/.test(document.documentElement.dataset.reading);
