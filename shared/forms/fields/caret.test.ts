import { formatPhone } from '@shared/documents';
import { caretAfterFormatting } from './caret.ts';

/** Formats a phone number with the caret at `|` and returns it with the new position. */
function typed(text: string): string {
  const caret = text.indexOf('|');
  const raw = text.replace('|', '');
  const formatted = formatPhone(raw);
  const place = caretAfterFormatting(raw, caret, formatted);
  return `${formatted.slice(0, place)}|${formatted.slice(place)}`;
}

describe('the caret while a number is being formatted', () => {
  it.each([
    ['5551|', '(555) 1|'],
    ['(9|55) 123-4567', '(9|55) 123-4567'],
    ['(559|5) 123-4567', '+5 (59|5) 123-4567'],
    ['(555|123-4567', '(555|) 123-4567'],
    ['|(555) 123', '|(555) 123'],
    ['(555) 13|4', '(555) 13|4'],
  ])('moves from %j to %j', (before, after) => {
    expect(typed(before)).toBe(after);
  });
});
