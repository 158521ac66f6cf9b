import type { ComposedDocument } from '@shared/documents';

/** A character in a document, with the words around it, by which a person finds it. */
export interface PlaceOfCharacter {
  readonly character: string;
  /** The words around the character, with an ellipsis where more were written. */
  readonly excerpt: string;
}

/** The characters to show on either side of the one that is looked for. */
const around = 18;
/** The fields of a composed document that are not printed. */
const unprinted: ReadonlySet<string> = new Set(['href', 'path', 'id', 'kind', 'svg', 'strokes', 'signatureAlt', 'alt']);

/** Returns all printed texts below `value`, in reading order. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => (unprinted.has(name) ? [] : textsIn(part)));
}

function excerptOf(text: string, character: string): string {
  const letters = Array.from(text);
  const at = letters.indexOf(character);
  const [start, end] = [Math.max(0, at - around), at + around + 1];
  return `${start > 0 ? '…' : ''}${letters.slice(start, end).join('').trim()}${end < letters.length ? '…' : ''}`;
}

/** Finds the first place of each of `characters`, at most `most` of them. A character that is nowhere is left out. */
export function placesOfCharacters(
  document: ComposedDocument,
  characters: string,
  most = 8,
): readonly PlaceOfCharacter[] {
  const texts = textsIn([document.header, document.kind === 'letter' ? document.letter : document.sections]);
  return Array.from(characters)
    .slice(0, most)
    .flatMap((character) => {
      const text = texts.find((each) => Array.from(each).includes(character));
      return text === undefined ? [] : [{ character, excerpt: excerptOf(text, character) }];
    });
}
