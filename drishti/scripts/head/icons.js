// Notes if the icons cannot be loaded, as in a page saved to a disk; icon.css then shows names.
const note = ({ target }) => target.localName === "use" && (root.dataset.iconless = "");
addEventListener("error", note, true);
