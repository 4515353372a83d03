// A cached page from an older build may refer to deleted files, and a cache may keep the answer that
// a file is missing. Request all files of the page again and reload once. To avoid a loop, do nothing
// if the page has just been reloaded, or if the browser does not say so.
{
  const entries = (kind) => performance.getEntriesByType(kind);
  let done = /reload|undefined/.test(entries("navigation")[0]?.type);
  const redo = async () => {
    if (done) return;
    done = true;
    const ask = (file) => fetch(file, { cache: "reload" });
    // When offline, keep the page without its scripts.
    try {
      // A script whose request is still under way has no entry yet.
      for (const { src, name } of [...document.scripts, ...entries("resource")])
        if ((src ?? name).startsWith(origin)) await ask(src ?? name);
      if ((await ask("")).ok) location.reload();
    } catch { done = false; }
  };
  addEventListener("error", ({ target }) =>
    target.localName === "script" && target.src.startsWith(origin) && redo(), true);
  // Scripts of extensions and of apps that show the page fail too. Safari names no file.
  addEventListener("unhandledrejection", ({ reason }) => {
    const text = `${reason?.message}`;
    if (text.includes(`module: ${origin}`) || text.includes("module script")) redo();
  });
}
