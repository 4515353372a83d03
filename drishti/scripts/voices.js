// Only the browser knows the device's voices.
// Chinese voices are tagged by country but pages by script; one engine uses `cmn` (Mandarin).
const SPOKEN_IN = { "zh-hans": "zh-cn" };
const SAME = { cmn: "zh" };
const PATIENCE_MS = 2000;

const tagOf = (lang) => lang.toLowerCase().replaceAll("_", "-");
const primary = (lang) => SAME[tagOf(lang).split("-")[0]] ?? tagOf(lang).split("-")[0];

// The voices for a language, the best first.
function voicesFor(lang) {
  const exact = SPOKEN_IN[tagOf(lang)] ?? tagOf(lang);
  // A voice on the device needs no network and keeps the text private.
  const rank = (voice) =>
    4 * (tagOf(voice.lang) === exact) + 2 * voice.localService + Number(voice.default);
  return speechSynthesis
    .getVoices()
    .filter((voice) => primary(voice.lang) === primary(lang))
    .sort((one, other) => rank(other) - rank(one));
}

// `chosen` has the form that drishti/state/reading.py stores.
export function voiceFor(lang, chosen) {
  const voices = voicesFor(lang);
  const isChosen = ({ name }) =>
    chosen.split(" ").includes(`voice-${primary(lang)}=${name.replaceAll(" ", "_")}`);
  return voices.find(isChosen) ?? voices[0];
}

// Chromium lists its voices only some time after it was first asked; Safari does not tell when.
export const voicesListed = () =>
  new Promise((done) => {
    if (speechSynthesis.getVoices().length) done();
    speechSynthesis.addEventListener("voiceschanged", done, { once: true });
    setTimeout(done, PATIENCE_MS);
  });

// Reports the names of the voices for the page's language, now and whenever they change.
let isWatched = false;
export async function watchVoices(report) {
  if (isWatched) return;
  isWatched = true;
  const look = () => {
    const { lang } = document.documentElement;
    report(primary(lang), Array.from(new Set(voicesFor(lang).map(({ name }) => name))));
  };
  await voicesListed();
  look();
  speechSynthesis.addEventListener("voiceschanged", look);
}
