const isKept = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

const countKept = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Returns the position of the caret after `typed` became `formatted`: behind the same number of letters and digits, and
 * at the end if it was there. Positions are in UTF-16 code units, as in inputs.
 */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  const wanted = countKept(typed.slice(0, caret));
  let seen = 0;
  for (let position = 0; position < formatted.length; position += 1) {
    if (seen === wanted) return position;
    if (isKept(formatted.charAt(position))) seen += 1;
  }
  return formatted.length;
}

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
