// Speaks a braille letter and vibrates once per raised dot when it is pressed: voices and motors
// are out of Python's reach.
import { effect } from "$/modules/scripts/effect";

const PULSE_MS = 40;
const PAUSE_MS = 120;

// Only a voice of the device: others would send the letter to their maker.
async function speak(letter) {
  const { voiceFor, voicesListed } = await import("$/modules/scripts/voices");
  await voicesListed();
  const voice = voiceFor(document.documentElement.lang, "");
  if (!voice?.localService || speechSynthesis.speaking) return;
  const utterance = new SpeechSynthesisUtterance(letter);
  speechSynthesis.speak(Object.assign(utterance, { voice, lang: voice.lang }));
}

function answer({ dataset: { sign, dots } }) {
  navigator.vibrate?.(Array(Number(dots)).fill([PULSE_MS, PAUSE_MS]).flat());
  if (window.speechSynthesis) speak(sign).catch(() => {}); // the file did not arrive
}

export const Braille = effect((signal) => {
  // Arrow keys click radio buttons too, but a screen reader already reads the letter out then.
  const press = ({ target, detail }) => {
    const sign = detail && target.closest?.("[data-sign]");
    if (sign) answer(sign);
  };
  const pressKey = ({ target, key }) => {
    if ((key === "Enter" || key === " ") && target.matches?.("[data-sign]")) answer(target);
  };
  document.addEventListener("click", press, { signal });
  document.addEventListener("keydown", pressKey, { signal });
});
