// Speaks a braille letter that is pressed, and vibrates per raised dot, which Python cannot do.
import { effect } from "$/modules/scripts/effect";

const PULSE_MS = 40;
const PAUSE_MS = 120;

// Only with a voice on the device, because others would send the letter to a server.
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
  if (window.speechSynthesis) speak(sign).catch(() => {}); // if voices.js does not arrive
}

export const Braille = effect((signal) => {
  // Arrow keys click radio buttons too (with detail 0), but a screen reader already says those.
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
