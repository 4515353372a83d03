// On the 404 page and on the page that stands in for one that is not kept (not_found.py), what it
// says in the language of the address, or else in the stored one, comes first, and the English
// heading is a paragraph below it.
import { effect } from "$/modules/scripts/effect";
import { focusOn } from "$/modules/scripts/place";

export const NotFoundLanguage = effect(() => {
  const links = Array.from(document.querySelectorAll(".not-found__others [data-language]"));
  const find = (codes) => links.find(({ dataset }) => codes.includes(dataset.language));
  const link = find(location.pathname.split("/")) ?? find([localStorage.getItem("tlang")]);
  const own = link?.closest("li");
  if (!own) return;
  const isOffline = "offline" in document.documentElement.dataset;
  const english = document.querySelector(`.not-found__${isOffline ? "offline" : "online"} > h1`);
  const translated = own.querySelector(isOffline ? "p:not(.not-found__online)" : "p");
  document.title = translated.textContent;
  const { lang, dir } = own;
  document.querySelector("title").lang = lang;
  const first = Object.assign(document.createElement("div"), { lang, dir, className: "not-found__text" });
  first.append(...own.childNodes);
  english.before(first);
  own.remove();
  // Each takes the other's tag.
  const [heading, note] = [english, translated].map((part) => part.cloneNode());
  heading.append(...translated.childNodes);
  note.append(...english.childNodes);
  const hadFocus = english === document.activeElement; // after a choice of language (head/language.js)
  translated.replaceWith(heading);
  english.replaceWith(note);
  if (hadFocus) focusOn(heading);
});
