(function () {
  // A page kept from an older build may name files that are gone. A page that came by reloading is
  // left as it is: nothing here can go round in circles.
  let tried = performance.getEntriesByType("navigation")[0]?.type === "reload";
  const recover = () => {
    if (tried) return;
    tried = true;
    // Without an answer from the network, text without its scripts is the best there is.
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
