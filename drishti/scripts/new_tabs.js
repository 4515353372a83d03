// Whether links to other sites open a new tab depends on the pointer, which only the browser knows.
import { effect } from "$/modules/scripts/effect";

const DESKTOP = "(hover: hover) and (pointer: fine)";

export const NewTabs = effect((signal) => {
  const desktop = matchMedia(DESKTOP);
  for (const list of document.querySelectorAll("[data-new-tab]")) {
    const { newTab } = list.dataset;
    const label = list.ariaLabel.replace(`, ${newTab}`, ""); // in development, effects run twice
    const adapt = () => {
      // Only the name of the list says so, once for all of its links.
      list.ariaLabel = desktop.matches ? `${label}, ${newTab}` : label;
      for (const link of list.querySelectorAll("a")) link.target = desktop.matches ? "_blank" : "";
    };
    desktop.addEventListener("change", adapt, { signal });
    adapt();
  }
});
