// Sets the page's language: no Python component renders <html lang>, and catalogues are fetched on
// demand.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { idle, layoutInSteps } from "$/modules/scripts/deferred_layout";
import { tell } from "$/modules/scripts/language_message";
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
  const [online, setOnline] = useState(0);
  const language = useRef(null);
  const isIdle = useRef(false);
  const announcement = useRef(0);
  const latest = useRef({});
  latest.current = { choices, onFail, translate }; // read by callbacks that may run after a later choice

  const mark = (shown) => {
    const { tag, direction } = languages[shown];
    const root = document.documentElement;
    // Setting even the same language again would recalculate every style.
    if (root.lang === tag && root.dir === direction) return;
    Object.assign(root, { lang: tag, dir: direction });
  };

  const show = (shown, catalogue) => {
    const { tag } = languages[shown];
    const before = changedMessage();
    layoutInSteps(() => {
      mark(shown);
      if (catalogue) setCatalogue(catalogue, languages[shown], source);
      else restoreSource();
    });
    if (!catalogue) releaseWidget(source);
    else if (widget) driveWidget(shown, source);
    revealText();
    tell();
    clearTimeout(announcement.current);
    const text = catalogue?.["language.switched"] ?? (shown === source ? texts.switched : "");
    if (latest.current.choices) idle(() => announce(shown, [before, { lang: tag, text }]));
  };

  // First in the old language: screen readers may drop `lang` in live regions (nvaccess/nvda#4396),
  // and the old voice is the one that is sure to be understood.
  const changedMessage = () => {
    const text = latest.current.translate("language.changed", texts.changed);
    const isSource = text === texts.changed;
    return { lang: isSource ? languages[source].tag : document.documentElement.lang, text };
  };

  const announce = (shown, sentences) => {
    if (!language.current.isRequested(shown)) return;
    clearTimeout(announcement.current);
    announcement.current = setTimeout(() => tell({ sentences }), ANNOUNCED_AFTER_MS);
  };

  // A stored language stays chosen, and is requested again once the network is back.
  const fail = (isRetry) => {
    const { choices: pressed, onFail: goBack } = latest.current;
    revealText();
    if (pressed) tell({ failed: true });
    if (pressed && !isRetry) goBack(language.current.shown());
  };

  // After hydration, waits for a new task, because handling the click has filled this one.
  const settle = () => isIdle.current && new Promise((resolve) => setTimeout(resolve));

  language.current ??= createLanguageSwitch(source, { onShow: show, onFail: fail, settle });

  useLayoutEffect(() => {
    tell();
    if (choices) mark(language.current.shown()); // an extension may have changed it
  }, [choices]);

  useLayoutEffect(() => {
    if (ready) language.current.request(code);
  }, [code, choices, ready, online]);

  useEffect(() => {
    idle(() => (isIdle.current = true));
    const retry = () => setOnline((times) => times + 1);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);

  return null;
}
