/**
 * Texts that are hard to read: long runs of one character, nested brackets, and such runs around a word. A rule that
 * starts again at each character of a run takes quadratic time, which for 50,000 characters is seconds.
 */

/** The characters, or groups of them, of which the runs consist. */
const pieces: readonly string[] = [
  ...[' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u200b', '\ufeff'],
  ...['•', '-', '*', '* ', '#', '· ', ' · ', ' - ', '|', '–'],
  ...['(', ')', '[', '{', '{{', '<', '<a ', '`', '"', "'"],
  ...[',', ';', ':', '.', '/', '\\', '@', '&', '+', '$'],
  ...['1', '1,', '1,000', '1.', '$1', '1-', '2020 ', 'a', 'A', 'ä', 'e\u0301', '\u0301', '漢', '😀'],
  ...['a ', 'a.', 'a@', 'co ', ' or ', 'http://', '&lt;', '&#1', '**', 'Aa', 'in '],
];

export interface LongText {
  /** What it consists of, for the title of a test. */
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the texts, each of at most `length` UTF-16 code units: every run between two letters, because an expression
 * must fail at its end to be slow, and brackets nested as deeply as they fit.
 */
export function longTexts(length: number): readonly LongText[] {
  const runs = pieces.map((piece): LongText => ({
    name: `a run of ${JSON.stringify(piece)}`,
    text: `b${piece.repeat(Math.floor((length - 2) / piece.length))}b`,
  }));
  const half = Math.floor(length / 2);
  const nested = ['()', '[]', '{}', '<>'].map(([open = '', close = '']): LongText => ({
    name: `nested ${open}${close}`,
    text: open.repeat(half) + close.repeat(half),
  }));
  return [...runs, ...nested];
}
