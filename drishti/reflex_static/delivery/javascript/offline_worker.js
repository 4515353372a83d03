// Keeps one whole build. Pages come from the network while it answers; all else is asked for by an
// address that changes with its content, so that no page can meet a file of another build.
const PATIENCE_MS = 3000;
const PREFIX = `${registration.scope}#`;
const OWN = PREFIX + SITE.build;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(mode === "navigate" ? page(event) : file(event.request));
});

// All or nothing: in the middle of a deploy the digests do not fit, and the last copy stays. Half of
// one would be taken for it.
async function install() {
  const wasKept = await caches.has(OWN);
  try {
    await copy();
  } catch (failure) {
    if (!wasKept) await caches.delete(OWN);
    throw failure;
  }
  await skipWaiting();
}

async function copy() {
  const wanted = Object.entries(SITE.files);
  for (const [place, digest] of Object.entries(SITE.onDemand)) {
    if (await caches.match(place, { ignoreSearch: true })) wanted.push([place, digest]);
  }
  const own = await caches.open(OWN);
  await Promise.all(wanted.map(([place, digest]) => keep(own, place, digest)));
}

async function keep(cache, place, integrity) {
  const answer = await fetch(place, { integrity }).catch(() => fetch(place, { integrity, cache: "reload" }));
  // A browser refuses an answer that was redirected when it is used for another address.
  await cache.put(place, answer.redirected ? new Response(answer.body, answer) : answer);
}

// The copy before stays too, for pages that are still open.
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const stale = names.slice(0, -2).filter((name) => name !== OWN);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function page(event) {
  const fresh = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  const usable = fresh.then((answer) => (answer.status < 500 ? answer : Promise.reject(answer)));
  event.waitUntil(usable.catch(() => {}));
  const own = await caches.open(OWN);
  const kept = await own.match(placeOf(event.request.url));
  const late = new Promise((_, reject) => {
    if (kept) setTimeout(reject, PATIENCE_MS);
  });
  return Promise.race([usable, late]).catch(async (failure) => {
    return kept ?? (failure instanceof Response ? failure : own.match(SITE.missing));
  });
}

function placeOf(url) {
  const { pathname } = new URL(url);
  return pathname.replace(/(index)?\.html$/, "").replace(/\/?$/, "/");
}

async function file(request) {
  const { pathname, search } = new URL(request.url);
  const place = pathname + search;
  const kept = await caches.match(place, { ignoreVary: true });
  if (kept) return kept;
  const digest = SITE.onDemand[place];
  if (!digest) return fetch(request);
  const own = await caches.open(OWN);
  await keep(own, place, digest).catch(() => {});
  return (await own.match(place)) ?? fetch(request);
}
