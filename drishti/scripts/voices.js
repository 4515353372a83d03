// Only the browser knows the device's voices.

// Chinese voices are tagged by country but pages by script.
const SPOKEN_IN = { "zh-hans": "zh-cn" };
// Where Chinese is spoken as Cantonese or another language than Mandarin.
const NOT_MANDARIN = /^zh-(.+-)?(hak|hk|mo|nan|wuu|yue)\b/;
const PATIENCE_MS = 2000;

// Android's engines write `cmn` for Mandarin.
const tagOf = (lang) => lang.toLowerCase().replaceAll("_", "-").replace(/^cmn\b/, "zh");
// Novelty voices, which Apple lists first.
const JOKES =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

// The canonical code, because Android's engines write `eng-US-f000`.
function primary(lang) {
  const [language] = tagOf(lang).split("-");
  try {
    return new Intl.Locale(language).language;
  } catch {
    return language;
  }
}

// The voices for a language, the best first.
function voicesFor(lang) {
  const exact = SPOKEN_IN[tagOf(lang)] ?? tagOf(lang);
  // In apps that show the page, the list may be no array, and a voice may lack its language or name.
  const all = Array.from(speechSynthesis.getVoices() ?? []).filter((each) => each.lang && each.name);
  const isNear = (voice) =>
    (navigator.languages ?? []).some((own) => tagOf(own) === tagOf(voice.lang));
  // A voice on the device needs no network and keeps the text private.
  const rank = (voice) =>
    [
      !JOKES.test(voice.name),
      !NOT_MANDARIN.test(tagOf(voice.lang)) || isNear(voice),
      voice.localService,
      tagOf(voice.lang) === exact,
      voice.default, // every voice in Safari
      isNear(voice),
    ].reduce((sum, is) => 2 * sum + Number(is), 0);
  return all
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

// Chromium lists its voices some time after it is first asked. Safari fires no event for that.
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
