(function () {
  // A cached page from an older build may refer to deleted files, and a cache may keep the answer
  // that a file is missing. Ask for both again and reload once. To avoid a loop, do nothing if the
  // page has just been reloaded.
  let tried = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const recover = (...files) => {
    if (tried) return;
    tried = true;
    for (const { src } of document.scripts) if (src) files.push(src);
    const asked = [location.href, ...files].map((file) => fetch(file, { cache: "reload" }));
    // When offline, keep the page without its scripts.
    Promise.all(asked).then(([page]) => page.ok && location.reload(), () => {});
  };
  addEventListener("error", ({ target }) => {
    if (!target.matches?.("script")) return;
    if (new URL(target.src, location.href).origin === location.origin) recover();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof TypeError) || !reason.message.includes("module")) return;
    recover(...(reason.message.match(/https?:\S+/) ?? [])); // Safari does not name the file
  });
})();
