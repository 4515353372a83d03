// Applies stored reading settings before the first paint.
{
  const stored = (localStorage.getItem(READING_KEY) ?? "").split(" ");
  for (const choice of CHOICES) {
    const [name, value] = choice.split("=");
    if (stored.includes(choice)) document.documentElement.setAttribute(`data-${name}`, value);
  }
}
