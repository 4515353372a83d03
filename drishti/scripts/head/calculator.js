// Shows the calculator's figures until hydration. Repeats the sum of drishti/presale/calculator.py,
// because what that compiles to arrives with the bundle; test_early_clicks.py compares both.
{
  const root = document.documentElement;
  const DECIMAL = { numberingSystem: "latn", maximumFractionDigits: 1 };

  const show = ({ target: slider }) => {
    if (slider.id !== SLIDER || "hydrated" in root.dataset) return;
    const tenths = slider.value * TENTHS_PER_STEP;
    const rise = (tenths / 10).toLocaleString(root.lang, DECIMAL);
    const gain = Math.round((HOLDING_CENTS * tenths) / 1000) / 100;
    // Only the figures, because browsers may write what stands around them differently.
    const update = (text) =>
      text.replace(/(\$?)\d+([.,]\d+)*/g, (_, sign) => sign + (sign ? gain.toLocaleString("en") : rise));
    const [, ...amounts] = document.querySelectorAll(".calculator__amount span");
    for (const amount of amounts) amount.textContent = update(amount.textContent);
    slider.setAttribute("aria-valuetext", update(slider.getAttribute("aria-valuetext")));
    slider.parentElement.querySelector("progress").value = slider.value;
  };
  addEventListener("input", show);
}
