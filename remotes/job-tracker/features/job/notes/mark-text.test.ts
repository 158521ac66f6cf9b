import { linked, listed, wrapped, type TextChange } from './mark-text.ts';

/** The text after a change, with the selection in brackets of its own. */
function after(text: string, { from, to, insert, selectFrom, selectTo }: TextChange): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  return `${changed.slice(0, selectFrom)}‹${changed.slice(selectFrom, selectTo)}›${changed.slice(selectTo)}`;
}

test('marks words, and takes the marks away again', () => {
  expect(after('call Ana', wrapped('call Ana', 5, 8, '**'))).toBe('call **‹Ana›**');
  expect(after('call **Ana**', wrapped('call **Ana**', 7, 10, '**'))).toBe('call ‹Ana›');
  expect(after('', wrapped('', 0, 0, '*'))).toBe('*‹›*');
});

test('makes lines a list, and a list lines', () => {
  expect(after('one\ntwo\nthree', listed('one\ntwo\nthree', 1, 5))).toBe('‹- one\n- two›\nthree');
  expect(after('- one\n- two', listed('- one\n- two', 0, 11))).toBe('‹one\ntwo›');
  expect(after('one', listed('one', 3, 3))).toBe('- one‹›');
});

test('makes words a link', () => {
  expect(after('see here', linked('see here', 4, 8))).toBe('see [here](‹https://›)');
});
