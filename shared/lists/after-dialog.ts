/** Milliseconds between two polls, and the number of polls after which it runs anyway. */
const pause = 30;
const maxPolls = 60;

/**
 * Runs `then`, which moves the focus, once no dialog holds the focus any more: a dialog that is still closing would
 * take it back. `place` is in the page below the dialog.
 */
export function afterDialog(place: Element | null, then: () => void, looks = maxPolls): void {
  setTimeout(() => {
    const root = place?.getRootNode() ?? document;
    const isOpen =
      (root instanceof Document || root instanceof ShadowRoot) &&
      root.querySelector('[role="alertdialog"], [role="dialog"]') !== null;
    if (isOpen && looks > 0) afterDialog(place, then, looks - 1);
    else then();
  }, pause);
}
