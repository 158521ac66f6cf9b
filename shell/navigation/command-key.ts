/** On these, Ctrl+K belongs to text fields: it deletes to the end of the line. */
const isApple = /^(?:Mac|iP)/.test(navigator.platform);

/** The shortcut as keyboards show it. */
export const commandKeyName = isApple ? '⌘K' : 'Ctrl+K';

/**
 * Whether a key press opens or closes the command bar: Ctrl or ⌘ with K, unless what has the focus has handled it, or
 * another modal dialog is open.
 */
export function isCommandKey(event: KeyboardEvent, isOpen: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing } = event;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (defaultPrevented || isComposing || (ctrlKey && isApple)) return false;
  return isOpen || document.querySelector('dialog[open], [aria-modal=true]:not([data-state=closed])') === null;
}
