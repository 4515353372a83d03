(function () {
  // A cached page from an older build may refer to deleted files. Reload it once. To avoid a loop,
  // do nothing if the page has just been reloaded.
  let tried = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const recover = () => {
    if (tried) return;
    tried = true;
    // When offline, keep the page without its scripts.
    fetch(location.href, { cache: "reload" }).then((answer) => answer.ok && location.reload(), () => {});
  };
  addEventListener("error", ({ target }) => {
    if (!target.matches?.("script")) return;
    if (new URL(target.src, location.href).origin === location.origin) recover();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof TypeError && reason.message.includes("module")) recover();
  });
})();
