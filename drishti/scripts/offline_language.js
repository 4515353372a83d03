// On the page that stands in for one that is not kept (not_found.py), what it says in the language
// of the address comes first.
import { effect } from "$/modules/scripts/effect";

export const OfflineLanguage = effect(() => {
  const asked = location.pathname.split("/");
  const links = Array.from(document.querySelectorAll(".not-found__others [data-language]"));
  const own = links.find(({ dataset }) => asked.includes(dataset.language))?.closest("li");
  if (!own || !("offline" in document.documentElement.dataset)) return;
  document.title = own.querySelector("p:not(.not-found__online)").textContent;
  const { lang, dir } = own;
  const first = Object.assign(document.createElement("div"), { lang, dir, className: "not-found__text" });
  first.append(...own.childNodes);
  document.querySelector(".not-found__offline").prepend(first);
  own.remove();
});
