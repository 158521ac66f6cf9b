import { splitLetterText, type LetterSpan } from '@shared/documents';
import { beginningOf } from './beginning-of.ts';

const written = (pieces: readonly LetterSpan[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : `{{${piece.name}}}`)).join('');
const parts = (text: string, most: number): readonly string[] => {
  const { shown, rest } = beginningOf(splitLetterText(text), most);
  return [written(shown), written(rest)];
};

test.each([
  ['a short text is whole', 'Dear {{company}}', 40, ['Dear {{company}}', '']],
  ['between two words', 'one two three', 9, ['one two', ' three']],
  ['at a word that ends where the room ends', 'one two three', 7, ['one two', ' three']],
  ['before a variable that has no room', 'At {{company}} I', 5, ['At ', '{{company}} I']],
  ['after a variable', 'At {{company}} I worked', 13, ['At {{company}} I', ' worked']],
  ['within an endless word', 'x'.repeat(12), 10, ['x'.repeat(10), 'xx']],
  ['not within one character', `${'x'.repeat(9)}😀y`, 10, ['x'.repeat(9), '😀y']],
])('%s', (_what, text, most, expected) => {
  expect(parts(text, most)).toEqual(expected);
});

test('splits a text of spaces only at once', () => {
  const before = performance.now();
  beginningOf(splitLetterText(`${' '.repeat(100_000)}x`), 100_000);
  expect(performance.now() - before).toBeLessThan(1_000);
});
