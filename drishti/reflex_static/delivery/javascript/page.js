(function () {
  // A cached page of an older build may refer to deleted files. Reload it once; a page that was
  // itself reloaded is left alone, to avoid a loop.
  let tried = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const recover = () => {
    if (tried) return;
    tried = true;
    // Without a network, keep the page without its scripts.
    fetch(location.href, { cache: "reload" }).then((answer) => answer.ok && location.reload(), () => {});
  };
  addEventListener("error", ({ target }) => {
    if (!target.matches?.("script, link[rel=stylesheet]")) return;
    if (new URL(target.src || target.href || "", location.href).origin === location.origin) recover();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof TypeError && reason.message.includes("module")) recover();
  });
})();
