// A modal dialog opens and closes by itself; only its element says so, and state follows.
import { createElement, useEffect, useRef } from "react";

export function Dialog({ onFollow, children, ...rest }) {
  const element = useRef(null);
  const follow = useRef(onFollow);
  follow.current = onFollow;

  useEffect(() => {
    const dialog = element.current;
    const watcher = new MutationObserver(() => follow.current?.(dialog.open));
    watcher.observe(dialog, { attributes: true, attributeFilter: ["open"] });
    if (dialog.open) follow.current?.(true); // opened before the scripts were ready
    return () => watcher.disconnect();
  }, []);

  return createElement("dialog", { ...rest, ref: element }, children);
}
