// Keeps a pressed question where it is while the open one above it closes, unless a link has been
// followed meanwhile.
import { effect } from "$/modules/scripts/effect";

export const SteadySummary = effect((signal) => {
  let pressed;
  const hold = ({ target }) => {
    const summary = (pressed = target.closest?.("summary"));
    if (!summary) return;
    const { top } = summary.getBoundingClientRect();
    const restore = () =>
      summary === pressed &&
      scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
    // Before the next frame is painted, and once React has followed.
    requestAnimationFrame(restore);
    summary.parentElement.addEventListener("toggle", () => setTimeout(restore), { once: true });
  };
  document.addEventListener("click", hold, { signal, capture: true });
});
