// Whether a link opens a new tab depends on the pointer, which only the browser knows.
import { createElement, useSyncExternalStore } from "react";

const DESKTOP = "(hover: hover) and (pointer: fine)";

const subscribe = (changed) => {
  const query = matchMedia(DESKTOP);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};
const useDesktop = () =>
  useSyncExternalStore(subscribe, () => matchMedia(DESKTOP).matches, () => false);

export function DesktopLink({ label, notes, children, ...rest }) {
  const target = useDesktop() ? "_blank" : undefined;
  const name = [label, ...notes].join(", ");
  const properties = { ...rest, rel: "noopener noreferrer", target, "aria-label": name };
  return createElement("a", properties, children);
}

// The list of such links says it once, in its name.
export function DesktopLinks({ label, newTabLabel, children, ...rest }) {
  const name = useDesktop() ? `${label}, ${newTabLabel}` : label;
  return createElement("ul", { ...rest, role: "list", "aria-label": name }, children);
}
