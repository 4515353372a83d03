// On the page that stands in for one that is not kept (not_found.py), what it says in the language
// of the address comes first, as the heading; the English below it is a paragraph.
import { effect } from "$/modules/scripts/effect";

export const OfflineLanguage = effect(() => {
  const asked = location.pathname.split("/");
  const links = Array.from(document.querySelectorAll(".not-found__others [data-language]"));
  const own = links.find(({ dataset }) => asked.includes(dataset.language))?.closest("li");
  if (!own || !("offline" in document.documentElement.dataset)) return;
  const english = document.querySelector(".not-found__offline > h1");
  const translated = own.querySelector("p:not(.not-found__online)");
  document.title = translated.textContent;
  const { lang, dir } = own;
  const first = Object.assign(document.createElement("div"), { lang, dir, className: "not-found__text" });
  first.append(...own.childNodes);
  english.before(first);
  translated.replaceWith(english.cloneNode());
  first.querySelector("h1").append(...translated.childNodes);
  const note = document.createElement("p");
  note.append(...english.childNodes);
  english.replaceWith(note);
  own.remove();
});
