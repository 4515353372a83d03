// <html lang> and <title> lie outside every Python component, and a catalogue is fetched only when asked for.
import { useLayoutEffect, useRef } from "react";
import { driveWidget, releaseWidget } from "$/modules/scripts/widget";
import { restoreWords, setCatalogue } from "$/modules/scripts/words";

const SOURCE = "en";

async function loadCatalogue(address, isCurrent) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const catalogue = await answer.json();
    if (isCurrent()) setCatalogue(catalogue);
  } catch (error) {
    console.warn(`The texts for ${address} could not be loaded: ${error.message}`);
  }
}

export function PageLanguage({ code, ready, languages, catalogues, widget }) {
  const shown = useRef(SOURCE);
  useLayoutEffect(() => {
    if (!ready || code === shown.current) return;
    shown.current = code;
    const { tag, direction } = languages[code];
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
    if (code === SOURCE) {
      releaseWidget();
      restoreWords();
      return;
    }
    if (catalogues[code]) loadCatalogue(catalogues[code], () => shown.current === code);
    else setCatalogue(null);
    if (widget) driveWidget(code);
  }, [code, ready]);
  return null;
}
