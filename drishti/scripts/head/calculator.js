// Shows the calculator's figures until hydration. Repeats the sum of drishti/presale/calculator.py,
// because what that compiles to arrives with the bundle; test_early_clicks.py compares both.
{
  const root = document.documentElement;
  const PERCENT = { numberingSystem: "latn", style: "percent", maximumFractionDigits: 1 };

  const figures = (position) => {
    const tenths = position * TENTHS_PER_STEP;
    const gain = Math.round((HOLDING_CENTS * tenths) / 1000) / 100;
    return [(tenths / 1000).toLocaleString(root.lang, PERCENT), `$${gain.toLocaleString("en")}`];
  };

  let shown;
  const show = ({ target: slider }) => {
    if (slider.id !== SLIDER || "hydrated" in root.dataset) return;
    shown ??= figures(slider.defaultValue);
    const now = figures(slider.value);
    // The translations put the figures between other characters, in any order.
    const update = (text) => now.reduce((all, next, i) => all.replace(shown[i], () => next), text);
    const [, rise, gain] = document.querySelectorAll(".calculator__amount span");
    for (const amount of [rise, gain]) amount.textContent = update(amount.textContent);
    slider.setAttribute("aria-valuetext", update(slider.getAttribute("aria-valuetext")));
    slider.previousElementSibling.value = slider.value;
    shown = now;
  };
  addEventListener("input", show);
}
