// Google's translation widget has no API, so it is operated through its <select>.
import { page } from "$/modules/locales/page";
import { effect } from "$/modules/scripts/effect";

const SCRIPT = "https://translate.google.com/translate_a/element.js?cb=startTranslationWidget";
const RETRIES = 10;
const RETRY_MS = 500;
const SECOND_CHANGE_MS = 100;

function requestScript(source) {
  const place = document.createElement("div");
  place.id = "translation-widget";
  place.hidden = true;
  place.translate = false;
  window.startTranslationWidget = () => {
    const { TranslateElement } = window.google.translate;
    new TranslateElement({ pageLanguage: source, autoDisplay: false }, place.id);
  };
  const script = document.createElement("script");
  script.src = SCRIPT;
  script.async = true;
  document.body.append(place, script);
}

function optionFor(select, code) {
  const values = Array.from(select?.options ?? [], (option) => option.value);
  return (
    values.find((value) => value === code) ?? values.find((value) => value.startsWith(`${code}-`))
  );
}

function choose(select, value) {
  select.value = value;
  const change = () => select.dispatchEvent(new Event("change", { bubbles: true }));
  change();
  setTimeout(change, SECOND_CHANGE_MS);
}

// The widget overwrites lang and dir of <html>, and leaves its words in elements that are marked as
// English; this corrects both (WCAG 3.1.2).
function keepLanguages() {
  const { lang, dir } = document.documentElement;
  const mark = (node) => node.localName === "font" && (node.lang = lang);
  document.querySelectorAll("font").forEach(mark);
  const guard = new MutationObserver((changes) => {
    const root = document.documentElement;
    if (root.lang !== lang) root.lang = lang;
    if (root.dir !== dir) root.dir = dir;
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  });
  guard.observe(document.documentElement, { attributes: true, attributeFilter: ["lang", "dir"] });
  guard.observe(document.body, { childList: true, subtree: true });
}

function driveWidget(code, source) {
  if (document.getElementById("translation-widget")) return; // React's strict mode runs effects twice
  keepLanguages();
  requestScript(source);
  let looks = 0;
  const look = () => {
    const select = document.querySelector(".goog-te-combo");
    const value = optionFor(select, code);
    if (value) choose(select, value);
    else if (looks++ < RETRIES) setTimeout(look, RETRY_MS);
    else console.warn("Google Translate not ready.");
  };
  look();
}

// Google also sets its cookie for the parent domains.
function expireCookie() {
  const names = location.hostname.split(".");
  const domains = names.map((_, index) => `; domain=${names.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    document.cookie = `googtrans=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`;
  }
}

// Asks Google only if the visitor has chosen the language, not because they followed a link to it.
export const GoogleTranslate = effect((_, { source, storageKey }) => {
  const chosen = localStorage.getItem(storageKey);
  const { code } = page;
  if (code === source) expireCookie();
  else if (chosen === code) driveWidget(code, source);
});
