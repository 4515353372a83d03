// Dialogs open and close before hydration, in browsers without the `command` attribute too.
{
  // With these keys held down, a link opens in another tab or window.
  window.opensElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey;

  const invoke = (event) => {
    const button = event.target.closest?.("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor"));
    if (!dialog) return;
    event.preventDefault(); // answered: not to be replayed after hydration
    if (button.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  };

  // Before the link is followed: the focus that a closing dialog returns would win over the target.
  const closeOnLeave = (event) => {
    if (!opensElsewhere(event)) event.target.closest?.("a[href]")?.closest("dialog")?.close();
  };

  addEventListener("click", closeOnLeave);
  if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", invoke);
}
