// Shows the calculator's figures until hydration. Repeats the sum of drishti/presale/calculator.py,
// because what that compiles to arrives with the bundle; tests/site/test_calculator.py compares both.
const DECIMAL = { numberingSystem: "latn", maximumFractionDigits: 2 };

addEventListener("input", ({ target: slider }) => {
  const { dataset, lang } = root;
  if (slider.id !== SLIDER || "hydrated" in dataset) return;
  const tenths = slider.value * TENTHS_PER_STEP;
  const rise = tenths / 10;
  const gain = Math.round((HOLDING_CENTS * tenths) / 1000) / 100;
  // Only the figures; the signs stay where the language puts them.
  const update = (text) =>
    text.replace(/(\$?)(?:\d[\d.,\s]*)?\d(?=(\s?\$)?)/g, (_, sign, end) =>
      sign + (sign || end ? gain : rise).toLocaleString(lang, DECIMAL));
  const [, ...amounts] = document.querySelectorAll(".calculator__amount span");
  for (const amount of amounts) amount.textContent = update(amount.textContent);
  slider.setAttribute("aria-valuetext", update(slider.getAttribute("aria-valuetext")));
  slider.parentElement.querySelector("progress").value = slider.value;
});
