// Switches the page's language once its catalogue has loaded, which only the browser can know.

// `onShow(code, catalogue)` is called when a catalogue has loaded, `onFail(isRetry)` when it could
// not be fetched. `settle()` resolves when the change may begin.
export function createLanguageSwitch(source, { onShow, onFail, settle }) {
  let shown = source;
  let requested = source;

  async function request(code) {
    const isRetry = code === requested;
    requested = code;
    const isWanted = () => requested === code && shown !== code;
    if (!isWanted()) return;
    let catalogue;
    try {
      catalogue = await window.catalogue(code);
    } catch {
      if (isWanted()) onFail(isRetry);
      return;
    }
    await settle();
    if (!isWanted()) return; // meanwhile superseded, or already shown
    shown = code;
    onShow(code, catalogue);
  }

  return { request, shown: () => shown, isRequested: (code) => code === requested };
}
