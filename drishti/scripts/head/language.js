// Requests a language before the script that shows it (language.js) has loaded. Until a stored
// language arrives, for two seconds at most, the page is transparent (base.css), because
// replacing it would shift the page.
{
  const root = document.documentElement;
  const addresses = new Map(Object.entries(CATALOGUES));
  const requests = new Map();

  // Returns a promise of a language's texts by key, or undefined if it has no catalogue. A call
  // after a failure requests the catalogue again.
  window.catalogue = (code) => {
    if (requests.has(code) || !addresses.has(code)) return requests.get(code);
    const request = fetch(addresses.get(code)).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(answer),
    );
    request.catch(() => requests.delete(code));
    requests.set(code, request);
    return request;
  };
  // A request that began without a network may still fail.
  addEventListener("online", () => requests.clear());

  if (catalogue(localStorage.getItem(LANGUAGE_KEY))) {
    root.dataset.i18nPending = "";
    dispatchEvent(new Event("hydrate"));
    setTimeout(() => delete root.dataset.i18nPending, 2000);
  }

  const requestEarly = ({ target }) => {
    if ("hydrated" in root.dataset) return;
    // A choice closes the picker; the button that opens it has a label in Hindi.
    catalogue(target.closest?.("[popovertargetaction]")?.querySelector("[lang]").lang.slice(0, 2));
  };
  addEventListener("click", requestEarly, true);
}
