// A modal dialog opens and closes by itself; only its element says so, and state follows.
import { createElement, useEffect, useRef } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";

export function Dialog({ onToggle, children, ...rest }) {
  const element = useRef(null);
  const follow = useRef(onToggle);
  follow.current = onToggle;

  useEffect(() => {
    const dialog = element.current;
    // The rest of the page turns inert, or alive again, which counts as a new style for all of it.
    const spare = () => layoutInSteps();
    dialog.addEventListener("beforetoggle", spare);
    // In a task of its own: to open or close has been a long one already on a cheap phone.
    const watcher = new MutationObserver(() => setTimeout(() => follow.current?.(dialog.open)));
    watcher.observe(dialog, { attributes: true, attributeFilter: ["open"] });
    if (dialog.open) follow.current?.(true); // opened before the scripts were ready
    return () => {
      watcher.disconnect();
      dialog.removeEventListener("beforetoggle", spare);
    };
  }, []);

  return createElement("dialog", { ...rest, ref: element }, children);
}
