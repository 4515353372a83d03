// Applies a stored theme before the first paint, and makes the theme switch work before hydration.
const isDark = () => root.classList.contains("dark");

window.applyTheme = (dark) => {
  root.classList.toggle("dark", dark);
  const bar = document.querySelector("meta[name=theme-color]");
  if (bar) bar.media = dark ? "all" : "not all";
  document.body?.classList.toggle("dark-mode", dark);
};

const toggleEarly = (event) => {
  const button = event.target.closest?.("[data-switches=theme]");
  if (!button || "hydrated" in root.dataset) return;
  // Marks the click as handled, so that it is not replayed after hydration.
  event.preventDefault();
  applyTheme(!isDark());
  button.setAttribute("aria-pressed", isDark());
  localStorage.setItem(THEME_KEY, isDark() ? "dark" : "light");
};

applyTheme(localStorage.getItem(THEME_KEY) === "dark");
// By now there is a <body>.
addEventListener("DOMContentLoaded", () => applyTheme(isDark()));
addEventListener("click", toggleEarly, true);
