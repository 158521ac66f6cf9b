/** Milliseconds between two looks, and looks before it is done anyway. */
const pause = 30;
const maxPolls = 60;

/**
 * Does something with the focus once no dialog holds it any more: as long as one is on the page, closing, it takes the
 * focus back. `place` is in the page that the dialog lies over.
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
