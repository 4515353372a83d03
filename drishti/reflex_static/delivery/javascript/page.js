// A cached page from an older build may refer to deleted files, and a cache may keep the answer that
// a file is missing. Ask for both again and reload once. To avoid a loop, do nothing if the page has
// just been reloaded.
{
  const entries = (kind) => performance.getEntriesByType(kind);
  let tried = entries("navigation")[0]?.type === "reload";
  const retry = async () => {
    if (tried) return;
    tried = true;
    const ask = (file) => fetch(file, { cache: "reload" });
    // When offline, keep the page without its scripts.
    try {
      for (const { name } of entries("resource")) if (name.endsWith(".js")) await ask(name);
      if ((await ask("")).ok) location.reload();
    } catch {}
  };
  addEventListener("error", ({ target }) => {
    if (target.localName === "script" && target.src.startsWith(origin)) retry();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (/module/.test(reason?.message)) retry();
  });
}
