// The settings stand as attributes on <html>, which no Python component renders.
import { useLayoutEffect } from "react";

export function PageReading({ chosen, choices, ready }) {
  useLayoutEffect(() => {
    if (!ready) return; // the script in the head has already set what is stored
    for (const [name, value] of Object.entries(chosen)) {
      const isChoice = choices.includes(`${name}=${value}`);
      if (isChoice) document.documentElement.setAttribute(`data-${name}`, value);
      else document.documentElement.removeAttribute(`data-${name}`);
    }
  }, [chosen, ready]);
  return null;
}
