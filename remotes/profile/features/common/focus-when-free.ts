/** Milliseconds after which a dialog that closes has tried to give the focus back. */
const settled = 150;

/** Gives the focus to an element when what had it, or would get it back from a dialog, is gone. */
export function focusWhenFree(find: () => HTMLElement | null): void {
  setTimeout(() => {
    const element = find();
    const root = element?.getRootNode();
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (active === null || active === document.body) element?.focus();
  }, settled);
}
