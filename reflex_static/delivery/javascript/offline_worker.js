// Caches one complete build, and checks the digest of each file when it is kept and when it is
// served. Pages are network first; all other URLs are versioned, so a page never gets a file from
// another build. Any call to the storage may fail, or never answer; the network's answer is then used.
const NETWORK_TIMEOUT_MS = 3000;
const RELOAD_TIMEOUT_MS = 30_000; // a visitor who reloads wants the newest page
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000; // since the host last sent a page of this build
const PREFIX = `${registration.scope}#`;
const CACHE = PREFIX + SITE.build;
const CONFIRMED = `${registration.scope}?confirmed`;
const isOverdue = new Map(); // whether a client was given an outdated page, by the client's id

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(notify(event.source)));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(mode === "navigate" ? page(event) : file(event));
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
  await confirm();
  await skipWaiting();
}

// Copies each folder on demand that has a page open or in an earlier cache, and all other files.
async function copy() {
  const open = await clients.matchAll({ includeUncontrolled: true });
  const used = new Set(["", ...open.map(folderOf)]);
  for (const name of await ownNames()) for (const folder of await foldersIn(name)) used.add(folder);
  await keepFolders(await caches.open(CACHE), used);
}

const folderOf = ({ url }) =>
  SITE.onDemand.find((folder) => new URL(url, registration.scope).pathname.startsWith(folder)) ?? "";
const foldersIn = async (name) => (await (await caches.open(name)).keys()).map(folderOf);
const digestOf = (place) => SITE.files[place];
const keepFolders = (cache, folders) =>
  Promise.all(
    Object.keys(SITE.files)
      .filter((url) => folders.has(folderOf({ url })))
      .map((place) => keep(cache, place)),
  );
const ownNames = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

const keep = async (cache, place) => cache.put(place, await download(place));

async function download(place) {
  const integrity = digestOf(place);
  const answer = await fetch(place, { integrity }).catch(() => fetch(place, { integrity, cache: "reload" }));
  // For navigations, browsers reject responses marked as redirected, so store an unmarked copy.
  return answer.redirected ? new Response(answer.body, answer) : answer;
}

async function hasDigest(answer, place) {
  const sum = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return digestOf(place) === `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

// Anything on this origin can write to the cache, so a file with a different digest is not served.
async function kept(place) {
  const answer = await (await caches.open(CACHE)).match(place, { ignoreVary: true });
  return answer && (await hasDigest(answer, place)) ? answer : undefined;
}

// The result, or undefined if there is none in time.
function attempt(storage) {
  const late = new Promise((done) => setTimeout(done, NETWORK_TIMEOUT_MS));
  return Promise.race([storage, late]).catch(() => {});
}

async function confirm() {
  await (await caches.open(CACHE)).put(CONFIRMED, new Response(Date.now()));
}

async function confirmedAt(name) {
  const answer = await (await caches.open(name)).match(CONFIRMED);
  const time = Number(await answer?.text()) || 0;
  return time > Date.now() ? 0 : time; // anything on this origin can write there
}

// Also keeps the cache that was active before, for pages that are still open.
async function activate() {
  const times = new Map();
  for (const name of await ownNames()) times.set(name, await confirmedAt(name));
  times.delete(CACHE);
  const [, ...stale] = [...times.keys()].reverse().sort((one, other) => times.get(other) - times.get(one));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function page(event) {
  // A preload may fail although the network works.
  const early = Promise.resolve(event.preloadResponse).catch(() => {});
  const fresh = early.then((answer) => answer ?? fetch(event.request));
  const place = placeOf(event.request.url);
  const isSame = fresh.then((answer) => answer.ok && hasDigest(answer, place));
  event.waitUntil(isSame.then((same) => same && confirm()).catch(() => {}));
  const copy = attempt(kept(place));
  event.waitUntil(copy.then((copied) => copied || complete(place)).catch(() => {}));
  const isRecent = attempt(confirmedAt(CACHE)).then((time = 0) => Date.now() - time < MAX_AGE_MS);
  const usable = fresh.then(async (answer) => {
    if (answer.status < 500 || !(await isRecent)) return answer;
    throw answer;
  });
  const isReload = event.request.isReloadNavigation ?? event.request.cache === "no-cache";
  const patience = isReload ? RELOAD_TIMEOUT_MS : NETWORK_TIMEOUT_MS;
  const late = new Promise((done) => setTimeout(done, patience)).then(async () =>
    (await copy) && (await isRecent) ? Promise.reject() : usable,
  );
  return Promise.race([usable, late]).catch(async (failure) => {
    const copied = await copy;
    if (!copied) return failure instanceof Response ? failure : missing(fresh);
    const overdue = fresh.then(async (answer) => answer.ok && !(await isSame));
    isOverdue.set(event.resultingClientId, overdue.catch(() => false));
    // Without a network, `fetch` throws.
    return failure instanceof Error ? changed(copied, mark("data-kept")) : copied;
  });
}

// Keeps what is missing of this build: a page, or the folder on demand that it is in.
async function complete(place) {
  if (!digestOf(place)) return;
  const own = await caches.open(CACHE);
  const folder = folderOf({ url: place });
  await (folder ? keepFolders(own, new Set([folder])) : keep(own, place));
}

const mark = (name) => (html) => html.replace("<html", `<html ${name}`);
const changed = async (answer, change) => new Response(change(await answer.text()), answer);

// Returns the page for unknown addresses, because the network has failed: marked with `data-offline`,
// and without the links to folders that are not kept, which would lead to this page again.
async function missing(fresh) {
  const answer = await attempt(kept(SITE.missing));
  if (!answer) return fresh;
  const used = (await attempt(foldersIn(CACHE))) ?? [];
  const absent = SITE.onDemand.filter((folder) => !used.includes(folder));
  const unlink = (html, folder) => html.replaceAll(` href="${folder}"`, "");
  return changed(answer, (html) => absent.reduce(unlink, mark("data-offline")(html)));
}

// A page sends its message once it can show the reply, perhaps before the host has answered.
async function notify(client) {
  if (await isOverdue.get(client.id)) client.postMessage("newer");
}

function placeOf(url) {
  const { pathname } = new URL(url);
  return pathname.replace(/(index)?\.html$/, "").replace(/\/?$/, "/");
}

async function file(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const place = pathname + search;
  if (!digestOf(place)) return foreign(request, place);
  const copied = await attempt(kept(place));
  if (copied) return copied;
  const answer = await download(place).catch(() => {});
  if (!answer) return fetch(request);
  const copy = answer.clone();
  event.waitUntil(caches.open(CACHE).then((own) => own.put(place, copy)).catch(() => {}));
  return answer;
}

// Returns a file of another build, for a page that was open before this build. A cached copy is used
// only if the host no longer has the file.
async function foreign(request, place) {
  const answer = await fetch(request).catch(() => Response.error());
  return answer.ok ? answer : ((await attempt(keptBefore(place))) ?? answer);
}

async function keptBefore(place) {
  for (const name of await ownNames()) {
    const copied = await (await caches.open(name)).match(place, { ignoreVary: true });
    if (copied) return copied;
  }
  return undefined;
}
