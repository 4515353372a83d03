// Speaks a braille letter and vibrates once per raised dot when it is pressed: voices and motors
// are out of Python's reach.
import { useEffect } from "react";

const PULSE_MS = 40;
const PAUSE_MS = 120;

// Only a voice of the device: others would send the letter to their maker.
async function speak(letter) {
  const { voiceFor, voicesListed } = await import("$/modules/scripts/voices");
  await voicesListed();
  const voice = voiceFor(document.documentElement.lang, "");
  if (!voice?.localService || speechSynthesis.speaking) return;
  const utterance = new SpeechSynthesisUtterance(letter);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
}

function answer(sign) {
  navigator.vibrate?.(Array(Number(sign.dataset.dots)).fill([PULSE_MS, PAUSE_MS]).flat());
  if (window.speechSynthesis) speak(sign.dataset.sign).catch(() => {}); // the file did not arrive
}

// Arrow keys click radio buttons too, but a screen reader already reads the letter out then.
const press = ({ target, detail }) => {
  const sign = detail && target.closest?.("[data-sign]");
  if (sign) answer(sign);
};
const pressKey = ({ target, key }) => {
  if ((key === "Enter" || key === " ") && target.matches?.("[data-sign]")) answer(target);
};

export function Braille() {
  useEffect(() => {
    document.addEventListener("click", press);
    document.addEventListener("keydown", pressKey);
    return () => {
      document.removeEventListener("click", press);
      document.removeEventListener("keydown", pressKey);
    };
  }, []);
  return null;
}
