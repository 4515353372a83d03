// Lets dialogs open and close before hydration, even in browsers without the `command` attribute.
// With these keys held down, a link opens in another tab or window.
window.opensElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey;

const invoke = (event) => {
  const button = event.target.closest?.("button[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor"));
  if (!dialog) return;
  // Marks the click as handled, so that it is not replayed after hydration.
  event.preventDefault();
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
};

// Closes the dialog before the link is followed. Afterwards, closing would take the focus from
// the link's target and return it to the button.
const closeOnLeave = (event) => {
  if (!opensElsewhere(event)) event.target.closest?.("a[href]")?.closest("dialog")?.close();
};

// A dialog takes the scroll bar away (base.css), and the page would get wider and move. Not in the
// stylesheet, because browsers without a window would keep room for a bar that they hide.
root.style.overflow = "scroll";
if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
root.style.overflow = "";

addEventListener("click", closeOnLeave);
// In the capture phase, because event_replay.js stops clicks before hydration at the window.
if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", invoke, true);
