// Whether links to other sites open a new tab depends on the pointer, which only the browser knows.
import { effect } from "$/modules/scripts/effect";

const DESKTOP = "(hover: hover) and (pointer: fine)";

export const NewTabs = effect((signal) => {
  const desktop = matchMedia(DESKTOP);
  for (const list of document.querySelectorAll("[data-new-tab]")) {
    const { newTab } = list.dataset;
    const label = list.ariaLabel.replace(`, ${newTab}`, ""); // React runs effects twice while editing
    const adapt = () => {
      // The list says it once, in its name.
      list.ariaLabel = desktop.matches ? `${label}, ${newTab}` : label;
      for (const link of list.querySelectorAll("a")) link.target = desktop.matches ? "_blank" : "";
    };
    desktop.addEventListener("change", adapt, { signal });
    adapt();
  }
});
