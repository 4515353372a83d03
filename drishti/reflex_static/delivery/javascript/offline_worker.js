// Caches one complete build. Pages are network first, with the cache as fallback; all other URLs
// are versioned, so a page never gets a file from another build.
const NETWORK_TIMEOUT_MS = 3000;
const PREFIX = `${registration.scope}#`;
const CACHE = PREFIX + SITE.build;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(mode === "navigate" ? page(event) : file(event.request));
});

// All or nothing: during a deploy the digests do not match, so the install fails and the previous
// copy stays. A partial cache would be mistaken for a complete one.
async function install() {
  const wasKept = await caches.has(CACHE);
  try {
    await copy();
  } catch (failure) {
    if (!wasKept) await caches.delete(CACHE);
    throw failure;
  }
  await skipWaiting();
}

async function copy() {
  const wanted = Object.entries(SITE.files);
  for (const [place, digest] of Object.entries(SITE.onDemand)) {
    if (await caches.match(place, { ignoreSearch: true })) wanted.push([place, digest]);
  }
  const own = await caches.open(CACHE);
  await Promise.all(wanted.map(([place, digest]) => keep(own, place, digest)));
}

async function keep(cache, place, integrity) {
  const answer = await fetch(place, { integrity }).catch(() => fetch(place, { integrity, cache: "reload" }));
  // For navigations, browsers reject responses marked as redirected, so store an unmarked copy.
  await cache.put(place, answer.redirected ? new Response(answer.body, answer) : answer);
}

// Keeps the previous copy too, for pages that are still open.
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const stale = names.slice(0, -2).filter((name) => name !== CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function page(event) {
  const fresh = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  const usable = fresh.then((answer) => (answer.status < 500 ? answer : Promise.reject(answer)));
  event.waitUntil(usable.catch(() => {}));
  const own = await caches.open(CACHE);
  const kept = await own.match(placeOf(event.request.url));
  const late = new Promise((_, reject) => {
    if (kept) setTimeout(reject, NETWORK_TIMEOUT_MS);
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
  const own = await caches.open(CACHE);
  await keep(own, place, digest).catch(() => {});
  return (await own.match(place)) ?? fetch(request);
}
