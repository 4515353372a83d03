// A modal dialog can only be opened by script or by an invoker button; state follows what it does.
import { createElement, useEffect, useRef } from "react";

const invokersWork = () => "commandForElement" in HTMLButtonElement.prototype;

export function Dialog({ onFollow, children, ...rest }) {
  const element = useRef(null);
  const follow = useRef(onFollow);
  follow.current = onFollow;

  useEffect(() => {
    const dialog = element.current;
    const watcher = new MutationObserver(() => follow.current?.(dialog.open));
    watcher.observe(dialog, { attributes: true, attributeFilter: ["open"] });

    // Closed before the link is followed, so that the focus it returns does not win over the target.
    const leave = (event) => event.target.closest("a[href]") && dialog.close();
    dialog.addEventListener("click", leave);

    const invoke = ({ target }) => {
      const command = target.closest?.(`[commandfor="${dialog.id}"]`)?.getAttribute("command");
      if (command === "show-modal" && !dialog.open) dialog.showModal();
      if (command === "close") dialog.close();
    };
    if (!invokersWork()) document.addEventListener("click", invoke);

    return () => {
      watcher.disconnect();
      dialog.removeEventListener("click", leave);
      document.removeEventListener("click", invoke);
    };
  }, []);

  return createElement("dialog", { ...rest, ref: element }, children);
}
