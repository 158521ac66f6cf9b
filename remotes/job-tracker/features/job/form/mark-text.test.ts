import { linkText, listText, wrapText, type TextChange } from './mark-text.ts';

/** Returns the text after a change, with the selection in brackets. */
function after(text: string, { from, to, insert, selectFrom, selectTo }: TextChange): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  return `${changed.slice(0, selectFrom)}‹${changed.slice(selectFrom, selectTo)}›${changed.slice(selectTo)}`;
}

test('adds and removes marks around words', () => {
  expect(after('call Ana', wrapText('call Ana', 5, 8, '**'))).toBe('call **‹Ana›**');
  expect(after('call **Ana**', wrapText('call **Ana**', 7, 10, '**'))).toBe('call ‹Ana›');
  expect(after('', wrapText('', 0, 0, '*'))).toBe('*‹›*');
});

test('turns lines into a list and back', () => {
  expect(after('one\ntwo\nthree', listText('one\ntwo\nthree', 1, 5))).toBe('‹- one\n- two›\nthree');
  expect(after('- one\n- two', listText('- one\n- two', 0, 11))).toBe('‹one\ntwo›');
  expect(after('one', listText('one', 3, 3))).toBe('- one‹›');
});

test('turns words into a link', () => {
  expect(after('see here', linkText('see here', 4, 8))).toBe('see [here](‹https://›)');
});
