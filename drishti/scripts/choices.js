// Moving the focus by arrows and typed letters is the browser's business, not the state's.
import { createElement } from "react";

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

function target(choices, current, key) {
  const count = choices.length;
  if (key in STEPS) return choices[(current + STEPS[key] + count) % count];
  if (key === "Home") return choices[0];
  if (key === "End") return choices[count - 1];
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLocaleLowerCase();
  const inTurn = [...choices.slice(current + 1), ...choices.slice(0, current + 1)];
  return inTurn.find((choice) =>
    Array.from(choice.children).some((name) =>
      name.textContent.toLocaleLowerCase().startsWith(letter),
    ),
  );
}

function move(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const choices = Array.from(event.currentTarget.querySelectorAll("button"));
  const found = target(choices, choices.indexOf(document.activeElement), event.key);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

export const Choices = ({ children, ...rest }) =>
  createElement("ul", { ...rest, onKeyDown: move }, children);
