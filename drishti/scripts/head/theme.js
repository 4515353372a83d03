// Applies a stored theme before the first paint, and makes its switch work before hydration.
{
  const root = document.documentElement;
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
    event.preventDefault(); // handled, so not replayed after hydration
    applyTheme(!isDark());
    button.setAttribute("aria-pressed", isDark());
    localStorage.setItem(THEME_KEY, isDark() ? "dark" : "light");
  };

  applyTheme(localStorage.getItem(THEME_KEY) === "dark");
  addEventListener("DOMContentLoaded", () => applyTheme(isDark())); // now there is a <body>
  addEventListener("click", toggleEarly, true);
}
