// Tilts cards towards the pointer. Sets CSS properties directly, because an event per frame would
// flood the state.
import { useEffect } from "react";
import { isStill } from "$/modules/scripts/motion";

const HOVERS = "(hover: hover) and (pointer: fine)";
const MAX_DEGREES = 20; // docs/requirements.md, Motion; perspective and transition are in base.css

export function Tilt() {
  useEffect(() => {
    let tilted = null;
    const turn = (card, x, y) => {
      card.style.setProperty("--tilt-x", `${x}deg`);
      card.style.setProperty("--tilt-y", `${y}deg`);
    };
    const tilt = (card) => {
      if (tilted && tilted !== card) turn(tilted, 0, 0);
      tilted = card;
    };
    const follow = ({ target, clientX, clientY }) => {
      const card = !isStill() && matchMedia(HOVERS).matches ? target.closest?.("[data-tilt]") : null;
      tilt(card);
      if (!card) return;
      const box = card.getBoundingClientRect();
      const x = (clientX - box.left) / box.width - 0.5;
      const y = (clientY - box.top) / box.height - 0.5;
      turn(card, -2 * y * MAX_DEGREES, 2 * x * MAX_DEGREES);
    };
    const root = document.documentElement;
    const leave = () => tilt(null);
    document.addEventListener("pointermove", follow, { passive: true });
    root.addEventListener("pointerleave", leave); // the pointer may leave the window from a card
    return () => {
      document.removeEventListener("pointermove", follow);
      root.removeEventListener("pointerleave", leave);
    };
  }, []);
  return null;
}
