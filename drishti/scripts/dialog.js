// Only the element knows whether a modal dialog is open, so this component updates the state.
import { createElement, useRef } from "react";
import { layoutInSteps } from "$/modules/scripts/deferred_layout";
import { useExtra } from "$/modules/scripts/effect";
import { focusInView, rememberPlace } from "$/modules/scripts/place";

export function Dialog({ onToggle, children, ...rest }) {
  const element = useRef(null);
  const latestOnToggle = useRef(onToggle);
  latestOnToggle.current = onToggle;

  useExtra((signal) => {
    const dialog = element.current;
    // The rest of the page becomes inert or active again, which recalculates all of its styles. It
    // may be hidden for a frame, because screen readers skip it while the dialog is open.
    const spreadLayout = ({ newState }) => {
      if (newState !== "open") {
        // What is still hidden could not have the focus back.
        const hidden = document.querySelectorAll("[style*='content-visibility: hidden']");
        for (const { style, localName } of hidden)
          style.contentVisibility = localName === "header" ? "" : "auto";
        return layoutInSteps();
      }
      rememberPlace();
      const coversPage = getComputedStyle(dialog).inlineSize === "100%";
      layoutInSteps(() => {}, "hidden", coversPage ? () => true : undefined);
    };
    dialog.addEventListener("beforetoggle", spreadLayout, { signal });
    // In a separate task, because opening or closing alone already takes long on a slow phone.
    const watcher = new MutationObserver(() =>
      setTimeout(() => {
        latestOnToggle.current?.(dialog.open);
        if (!dialog.open) focusInView();
      }),
    );
    watcher.observe(dialog, { attributes: true, attributeFilter: ["open"] });
    signal.addEventListener("abort", () => watcher.disconnect());
    if (dialog.open) latestOnToggle.current?.(true); // opened before hydration
  }, []);

  return createElement("dialog", { ...rest, ref: element }, children);
}
