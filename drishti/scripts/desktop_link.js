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

export function DesktopLink({ label, notes, newTabLabel, children, ...rest }) {
  const desktop = useDesktop();
  const said = [label, ...notes, ...(desktop ? [newTabLabel] : [])];
  return createElement(
    "a",
    {
      ...rest,
      rel: "noopener noreferrer",
      target: desktop ? "_blank" : undefined,
      "aria-label": said.join(", "),
    },
    children,
  );
}
