import type { LetterSpan } from '@shared/documents';

export interface Beginning {
  readonly shown: readonly LetterSpan[];
  /** The part of the text that does not fit on a card. */
  readonly rest: readonly LetterSpan[];
}

/**
 * Splits a paragraph after at most `most` characters of text, between two words. A variable counts as the length of its
 * name.
 */
export function beginningOf(pieces: readonly LetterSpan[], most: number): Beginning {
  let room = most;
  for (const [index, piece] of pieces.entries()) {
    const size = piece.kind === 'text' ? piece.text.length : piece.name.length;
    if (size > room) {
      const before = pieces.slice(0, index);
      const after = pieces.slice(index + 1);
      if (piece.kind !== 'text') return { shown: before, rest: [piece, ...after] };
      const [start, end] = partText(piece.text, room, index === 0);
      return { shown: [...before, ...textPiece(start)], rest: [...textPiece(end), ...after] };
    }
    room -= size;
  }
  return { shown: pieces, rest: [] };
}

const textPiece = (text: string): readonly LetterSpan[] => (text === '' ? [] : [{ kind: 'text', text }]);

/** Splits at the last space within `room`. A single long word is split inside only if nothing else would be shown. */
function partText(text: string, room: number, isFirst: boolean): readonly [string, string] {
  const space = /\s(?=\S*$)/.exec(text.slice(0, room + 1))?.index ?? -1;
  const at = space > 0 ? space : isFirst ? room : 0;
  // Never splits a surrogate pair.
  const end = /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
  return [text.slice(0, end), text.slice(end)];
}
