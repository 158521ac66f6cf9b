/** Milliseconds after which a closing dialog has tried to restore the focus. */
const settled = 150;

/** Focuses an element once the previously focused one, or the one to which a dialog would return the focus, is gone. */
export function focusWhenFree(find: () => HTMLElement | null): void {
  setTimeout(() => {
    const element = find();
    const root = element?.getRootNode();
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (active === null || active === document.body) element?.focus();
  }, settled);
}
