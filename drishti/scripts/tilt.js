// Tilts cards towards the pointer. Sets CSS properties directly, because an event per frame would
// flood the state.
import { effect, isStill } from "$/modules/scripts/effect";

const HOVERS = "(hover: hover) and (pointer: fine)";
const MAX_DEGREES = 20; // docs/requirements.md, Motion; perspective and transition are in base.css

export const Tilt = effect((signal) => {
  let tilted = null;
  const turn = (card, x, y) => {
    card?.style.setProperty("--tilt-x", `${x}deg`);
    card?.style.setProperty("--tilt-y", `${y}deg`);
  };
  const tilt = (card) => {
    if (tilted !== card) turn(tilted, 0, 0);
    tilted = card;
  };
  const follow = ({ target, clientX, clientY }) => {
    tilt(!isStill() && matchMedia(HOVERS).matches ? target.closest?.("[data-tilt]") : null);
    if (!tilted) return;
    const { left, top, width, height } = tilted.getBoundingClientRect();
    const x = (clientX - left) / width - 0.5;
    const y = (clientY - top) / height - 0.5;
    turn(tilted, -2 * y * MAX_DEGREES, 2 * x * MAX_DEGREES);
  };
  document.addEventListener("pointermove", follow, { signal, passive: true });
  // The pointer may leave the window from a card.
  document.documentElement.addEventListener("pointerleave", () => tilt(null), { signal });
});
