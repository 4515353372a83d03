// Announces a change of language. An open menu makes the rest of the page inert, so page and menu
// each have a live region, of which only one can be heard at a time.
import { createElement, useSyncExternalStore } from "react";
import { useTranslation } from "$/modules/scripts/translation";

const NOTHING = {};
let message = NOTHING;
const readers = new Set();

// `sentences` are heard in order, each with its `lang`; `failed` tells that nothing changed.
export function tell(next = NOTHING) {
  message = next;
  readers.forEach((read) => read());
}

const subscribe = (read) => {
  readers.add(read);
  return () => readers.delete(read);
};

export function LanguageMessage({ failed }) {
  const translate = useTranslation();
  const now = useSyncExternalStore(subscribe, () => message, () => NOTHING);
  const sentence = ({ lang, text }) => createElement("span", { lang, key: lang }, `${text} `);
  return createElement(
    "p",
    // Not role="status", which Orca says aloud although it is empty.
    {
      "aria-live": "polite",
      "aria-atomic": true,
      className: "language__message",
      "data-failed": !!now.failed,
    },
    now.failed ? translate("language.failed", failed) : now.sentences?.map(sentence),
  );
}
