// Stands where the offline worker stood, until every visitor's browser has met it.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`${registration.scope}#`));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
