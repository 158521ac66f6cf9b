import type { Pieces } from './api/search-postings.ts';

/** Characters before the first match that a single line has room for. */
const room = 24;

/** Returns a text from shortly before its first match, so that one line shows it; without a match, nothing. */
export function aroundMatch(pieces: Pieces): Pieces {
  const first = pieces.findIndex(({ matched }) => matched);
  const [opening] = pieces;
  if (first === -1 || opening === undefined) return [];
  const texts = pieces.slice(0, first).map(({ text }) => text);
  const before = Array.from(texts.join(''));
  if (before.length <= room) return pieces;
  const kept = before.slice(-room).join('');
  return [{ ...opening, text: `… ${kept.slice(kept.indexOf(' ') + 1)}`, matched: false }, ...pieces.slice(first)];
}
