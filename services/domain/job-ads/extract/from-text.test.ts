import { fromText } from './from-text.ts';

/**
 * Long runs of what a rule of the reader looks for at the end of a line. A rule that starts again at each character
 * would take quadratic time.
 */
const runs: readonly (readonly [string, string])[] = [
  ['spaces', ' '],
  ['no-break spaces', '\u00a0'],
  ['asterisks', '*'],
  ['asterisks and spaces', '* '],
  ['number signs', '#'],
  ['bullets', '•'],
  ['dashes', '-'],
  ['dots between spaces', ' · '],
  ['colons', ':'],
  ['digits', '1'],
  ['grouped digits', '1,000'],
  ['line feeds', '\n'],
  ['one letter', 'a'],
];

describe('a pasted job ad of the maximum accepted size', () => {
  it.each(runs)('is read in bounded time when it is one long run of %s', (_name, piece) => {
    const text = `a${piece.repeat(Math.floor(49_990 / piece.length))}b`;
    const started = performance.now();
    expect(fromText(text)).toHaveProperty('description');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
