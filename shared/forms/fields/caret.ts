/** One edit of a text that a format rewrites. Positions are in UTF-16 code units, as in inputs. */
export interface Edit {
  readonly before: string;
  readonly typed: string;
  /** The position of the caret in `typed`. */
  readonly caret: number;
  /** The `inputType` of the event; empty if it has none, and then nothing is taken for a deletion. */
  readonly inputType: string;
  /** Whether text was selected before the edit. */
  readonly hadSelection: boolean;
}

/**
 * Formats the result of an edit and places the caret next to the same digits. A key that deleted only separators, which
 * the format would put back, deletes the nearest digit in its direction instead; otherwise the key would seem dead.
 */
export function formatEdit(
  { before, typed, caret, inputType, hadSelection }: Edit,
  format: (text: string) => string,
): { readonly text: string; readonly caret: number } {
  let head = typed.slice(0, caret);
  let tail = typed.slice(caret);
  const direction = /^delete\w+(Back|For)ward$/.exec(inputType)?.[1];
  const removed = before.slice(caret, caret + before.length - typed.length);
  const isStuck = onlySeparators.test(removed) && format(typed).length === format(before).length;
  if (direction && !hadSelection && isStuck) {
    // The separators stay, so that the hyphen of a ZIP code does not move to another place.
    if (direction === 'Back') head = (head + removed).replace(/\d(\D*)$/, '$1');
    else tail = (removed + tail).replace(/\d/, '');
  }
  const text = format(head + tail);
  if (tail === '') return { text, caret: text.length };
  let place = 0;
  const nextDigit = (): number => place + text.slice(place).search(/\d|$/);
  // Digits that did not fit are missing from the text, and the caret must not count them.
  for (const digit of head.replace(/\D/g, '')) {
    if (text.charAt(nextDigit()) !== digit) break;
    place = nextDigit() + 1;
  }
  if (direction !== 'Back' && onlySeparators.test(head.slice(-1))) place = nextDigit();
  return { text, caret: place };
}

const onlySeparators = /^[^\p{L}\p{N}]+$/u;

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
