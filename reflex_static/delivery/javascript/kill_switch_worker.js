// Replaces the offline worker in browsers that have it: deletes its caches and unregisters itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(unregister()));

async function unregister() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`${registration.scope}#`));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
