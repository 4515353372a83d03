// Moves the focus with the arrow keys and typed letters, which only a script can do.
import { createElement } from "react";

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

function target(items, current, key) {
  const count = items.length;
  if (key in STEPS) return items[(current + STEPS[key] + count) % count];
  if (key === "Home") return items[0];
  if (key === "End") return items[count - 1];
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLocaleLowerCase();
  const inOrder = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return inOrder.find((item) =>
    Array.from(item.children).some((name) =>
      name.textContent.toLocaleLowerCase().startsWith(letter),
    ),
  );
}

function move(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const items = Array.from(event.currentTarget.querySelectorAll("button"));
  const found = target(items, items.indexOf(document.activeElement), event.key);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

export const ArrowKeys = ({ children, ...rest }) =>
  createElement("div", { ...rest, onKeyDown: move }, children);
