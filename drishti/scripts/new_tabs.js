// Whether links to other sites open a new tab depends on the pointer, which only the browser knows.
import { effect } from "$/modules/scripts/effect";

export const NewTabs = effect((signal) => {
  const desktop = matchMedia("(hover: hover) and (pointer: fine)");
  const adapt = () => {
    for (const link of document.querySelectorAll(".profiles__link")) {
      link.target = desktop.matches ? "_blank" : "";
    }
  };
  desktop.addEventListener("change", adapt, { signal });
  adapt();
});
