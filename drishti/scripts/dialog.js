// A modal dialog opens and closes by itself; only its element says so, and state follows.
import { createElement, useEffect, useRef } from "react";
import { inTurn } from "$/modules/scripts/parts";

export function Dialog({ onFollow, children, ...rest }) {
  const element = useRef(null);
  const follow = useRef(onFollow);
  follow.current = onFollow;

  useEffect(() => {
    const dialog = element.current;
    // The rest of the page turns inert, or alive again, which counts as a new style for all of it.
    const spare = () => inTurn();
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
