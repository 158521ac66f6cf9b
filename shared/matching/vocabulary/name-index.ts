import { type TextRange, type Word, contentWords } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { plainText } from '../../documents/text/plain-text.ts';

/** Derives an id from a name: `C++` → `c++`, `Ruby on Rails` → `ruby-on-rails`. */
export const slugOf = (name: string): string =>
  plainText(name)
    .trim()
    .replace(/[^\p{L}\p{N}+#.]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Something that texts call by several names. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** A mention of a name in a text. */
export interface NameFound extends TextRange {
  readonly id: string;
}

/** Names by the stem of their first word, longest first. */
export type NameIndex = ReadonlyMap<string, readonly { readonly stems: readonly string[]; readonly id: string }[]>;

/** The maximum number of function words between two words of a name: `care of the elderly`. */
const maxBetween = 3;

/** Builds an index of all names for texts in a language. Of two names that are spelled alike, the first one counts. */
export function nameIndex(all: readonly Named[], language: DocumentLanguage): NameIndex {
  const index = new Map<string, { stems: readonly string[]; id: string }[]>();
  for (const { id, names } of all) {
    for (const name of names) {
      const stems = contentWords(name, language).map(({ stem }) => stem);
      const [first] = stems;
      if (first === undefined) continue;
      const known = index.get(first);
      if (!known) index.set(first, [{ stems, id }]);
      else if (!known.some((other) => other.stems.join(' ') === stems.join(' '))) known.push({ stems, id });
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return index;
}

/** Characters that no name spans: the end of a line, of a sentence, or of an entry in a list. */
const border = /[\n,.;:!?()[\]|•·]/;

const stands = (text: string, words: readonly Word[], at: number, stems: readonly string[]): boolean =>
  stems.every((stem, offset) => {
    const [before, word] = [words[at + offset - 1], words[at + offset]];
    if (word?.stem !== stem) return false;
    if (offset === 0 || before === undefined) return true;
    return word.place - before.place <= maxBetween + 1 && !border.test(text.slice(before.end, word.start));
  });

/** Finds all names in the words of a text, in order. The longest name wins, and its words belong to no other. */
export function namesIn(text: string, words: readonly Word[], index: NameIndex): readonly NameFound[] {
  const found: NameFound[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const name = word && index.get(word.stem)?.find(({ stems }) => stands(text, words, at, stems));
    if (!word || !name) continue;
    const last = words[at + name.stems.length - 1] ?? word;
    found.push({ id: name.id, start: word.start, end: last.end });
    at += name.stems.length - 1;
  }
  return found;
}
