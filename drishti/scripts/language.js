// <html lang> lies outside every Python component, and a catalogue is fetched only when asked for.
import { createElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { idle, layoutInSteps } from "$/modules/scripts/deferred_layout";
import { driveWidget, releaseWidget } from "$/modules/scripts/widget";
import { restoreSource, setCatalogue, useTranslation } from "$/modules/scripts/translation";

// A screen reader drops what is said while the focus is on its way back to the picker (heard in
// Orca), and a slow machine has a page of new words to draw besides.
const SAID_AFTER_MS = 1200;

// The words that the head's script awaits are drawn with the next frame, and shown with the one after.
const showWords = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => delete document.documentElement.dataset.i18nPending),
  );

export function PageLanguage({
  code, source, choices, ready, languages, catalogues, widget, texts, onFail,
}) {
  const translate = useTranslation();
  const shown = useRef(source);
  const wanted = useRef("");
  const saying = useRef(0);
  const settled = useRef(false);
  const presses = useRef(0);
  presses.current = choices; // whoever presses while a language is on its way hears of it too
  const [message, setMessage] = useState({});
  const [online, setOnline] = useState(0);

  const show = (catalogue) => {
    const { tag, direction } = languages[code];
    shown.current = code;
    layoutInSteps(() => {
      document.documentElement.lang = tag;
      document.documentElement.dir = direction;
      if (catalogue) setCatalogue(catalogue, direction, source);
      else restoreSource();
    });
    if (!catalogue) releaseWidget(source);
    else if (widget) driveWidget(code, source);
    showWords();
    const said = catalogue?.["language.switched"] ?? (code === source ? texts.switched : "");
    setMessage({});
    clearTimeout(saying.current);
    if (presses.current) idle(() => say(said));
  };

  const say = (text) => {
    if (wanted.current !== code) return;
    clearTimeout(saying.current);
    saying.current = setTimeout(() => setMessage({ text }), SAID_AFTER_MS);
  };

  const stay = (isStored) => {
    showWords();
    if (presses.current) setMessage({ failed: true });
    // A language of earlier visits is tried again once there is a network.
    if (!isStored) onFail(shown.current);
  };

  useLayoutEffect(() => setMessage((last) => (last.failed ? {} : last)), [choices]);

  useLayoutEffect(() => {
    if (!ready) return;
    const isStored = !choices || wanted.current === code;
    wanted.current = code;
    // Pressed again, it is still the one awaited, which the last press is not to put off.
    const isAwaited = () => wanted.current === code && shown.current !== code;
    if (!isAwaited()) return;
    const showNext = (catalogue) => {
      const change = () => isAwaited() && show(catalogue);
      // A task of its own: the press has been one already. An early one has waited enough.
      if (settled.current) setTimeout(change);
      else change();
    };
    if (catalogues[code])
      window.catalogueAt(catalogues[code]).then(showNext, () => isAwaited() && stay(isStored));
    else showNext(null);
  }, [code, choices, ready, online]);

  useEffect(() => {
    idle(() => (settled.current = true));
    const retry = () => setOnline((times) => times + 1);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);

  return createElement(
    "p",
    { role: "status", className: "language__message", "data-failed": !!message.failed },
    message.failed ? translate("language.failed", texts.failed) : message.text,
  );
}
