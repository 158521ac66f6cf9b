/**
 * Writes text over what is selected in a field, as a key does it: the field's own listeners hear of it, and so does its
 * undo where the browser offers that.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // Deprecated without a successor: nothing else leaves the browser's undo whole. Test environments do not have it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
