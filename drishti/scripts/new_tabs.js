// Whether links to other sites open a new tab depends on the pointer, which only the browser knows.
import { effect } from "$/modules/scripts/effect";

const DESKTOP = "(hover: hover) and (pointer: fine)";

export const NewTabs = effect((signal) => {
  const desktop = matchMedia(DESKTOP);
  for (const list of document.querySelectorAll("[data-new-tab]")) {
    const { ariaLabel, dataset } = list;
    const adapt = () => {
      // The list says it once, in its name.
      list.ariaLabel = desktop.matches ? `${ariaLabel}, ${dataset.newTab}` : ariaLabel;
      for (const link of list.querySelectorAll("a")) link.target = desktop.matches ? "_blank" : "";
    };
    desktop.addEventListener("change", adapt, { signal });
    adapt();
  }
});
