// Applies the reading settings before the first paint, and moves the line guide.
// Contrast and motion follow the system's preference until a choice is stored for them. Unknown
// choices are ignored.
window.applyReading = (stored = localStorage.getItem(READING_KEY) ?? "") => {
  const isChosen = (name) =>
    READING[name].some((value) => stored.split(" ").includes(`${name}=${value}`));
  const asks = (name, wish) => !isChosen(name) && matchMedia(`(prefers-${wish})`).matches;
  const high = asks("contrast", "contrast: more") ? " contrast=high" : "";
  const still = asks("motion", "reduced-motion: reduce") ? " motion=off" : "";
  root.dataset.reading = stored + high + still;
};

const follow = ({ clientY, target }) => {
  const guide = document.getElementById("guide");
  const { top, bottom } = target.getBoundingClientRect();
  if (guide) guide.style.translate = `0 ${clientY ?? (top + bottom) / 2}px`;
};

applyReading();
addEventListener("pointermove", follow);
addEventListener("focusin", follow);
