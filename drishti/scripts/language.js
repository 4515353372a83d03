// Sets the page's language: no Python component renders <html lang>, and catalogues are fetched on
// demand.
import { createElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { idle, layoutInSteps } from "$/modules/scripts/deferred_layout";
import { createLanguageSwitch } from "$/modules/scripts/language_switch";
import { driveWidget, releaseWidget } from "$/modules/scripts/google_translate";
import { restoreSource, setCatalogue, useTranslation } from "$/modules/scripts/translation";

// Screen readers drop announcements made while the focus returns to the picker (heard in Orca), and
// a slow machine also needs time to render the new text.
const ANNOUNCED_AFTER_MS = 1200;

// Text hidden by head/language.js is rendered in the next frame and shown in the one after.
const revealText = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => delete document.documentElement.dataset.i18nPending),
  );

export function PageLanguage({ code, source, choices, ready, languages, widget, texts, onFail }) {
  const translate = useTranslation();
  const [message, setMessage] = useState({});
  const [online, setOnline] = useState(0);
  const language = useRef(null);
  const isIdle = useRef(false);
  const announcement = useRef(0);
  const latest = useRef({});
  latest.current = { choices, onFail }; // read by callbacks that may run after a later choice

  const show = (shown, catalogue) => {
    const { tag, direction } = languages[shown];
    layoutInSteps(() => {
      document.documentElement.lang = tag;
      document.documentElement.dir = direction;
      if (catalogue) setCatalogue(catalogue, direction, source);
      else restoreSource();
    });
    if (!catalogue) releaseWidget(source);
    else if (widget) driveWidget(shown, source);
    revealText();
    setMessage({});
    clearTimeout(announcement.current);
    const text = catalogue?.["language.switched"] ?? (shown === source ? texts.switched : "");
    if (latest.current.choices) idle(() => announce(shown, text));
  };

  const announce = (shown, text) => {
    if (!language.current.isRequested(shown)) return;
    clearTimeout(announcement.current);
    announcement.current = setTimeout(() => setMessage({ text }), ANNOUNCED_AFTER_MS);
  };

  // A stored language stays chosen, and is requested again once the network is back.
  const fail = (isRetry) => {
    const { choices: pressed, onFail: goBack } = latest.current;
    revealText();
    if (pressed) setMessage({ failed: true });
    if (pressed && !isRetry) goBack(language.current.shown());
  };

  // After hydration, waits for a new task, because handling the click has filled this one.
  const settle = () => isIdle.current && new Promise((resolve) => setTimeout(resolve));

  language.current ??= createLanguageSwitch(source, { onShow: show, onFail: fail, settle });

  useLayoutEffect(() => setMessage((last) => (last.failed ? {} : last)), [choices]);

  useLayoutEffect(() => {
    if (ready) language.current.request(code);
  }, [code, choices, ready, online]);

  useEffect(() => {
    idle(() => (isIdle.current = true));
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
