/**
 * Replaces the selection of a field by text, as typing does: the field's own listeners receive it, and the browser can
 * undo it where it supports that.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // Deprecated without a successor: nothing else preserves the browser's undo. Test environments do not have it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
