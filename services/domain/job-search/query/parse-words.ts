import { type Spellings, spelledWords } from './spellings.ts';

/** A search term: words that belong together. */
export interface Term {
  /** One or more words in the form of `searchText`. */
  readonly words: readonly string[];
  /** The spellings of each word. */
  readonly spellings: readonly Spellings[];
  /** The term as it was typed. */
  readonly typed: string;
  /** Whether the term was in quotation marks, so that only exact matches count. */
  readonly isQuoted: boolean;
}

/** All groups must match, each by any of its terms; no excluded term may match. */
export interface ParsedWords {
  readonly groups: readonly (readonly Term[])[];
  readonly excluded: readonly Term[];
  /** Parts without letters or digits. */
  readonly ignored: readonly string[];
}

/**
 * Matches an optional minus sign, then a phrase whose closing quotation mark may be missing, or text without spaces.
 */
const pieces = /([-−–](?=[^\s-]))?(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+))/gu;

const isOr = (piece: string): boolean => /^(?:or|\|+)$/i.test(piece);

/** Parses typed words. Never fails: a misplaced sign is ignored. `or` joins the terms on either side. */
export function parseWords(text: string): ParsedWords {
  const groups: Term[][] = [];
  const excluded: Term[] = [];
  const ignored: string[] = [];
  let joins = false;
  for (const [piece, sign, phrase, plain] of text.matchAll(pieces)) {
    const typed = phrase ?? plain ?? '';
    if (sign === undefined && phrase === undefined && isOr(typed)) {
      joins = groups.length > 0;
      continue;
    }
    const spellings = spelledWords(typed);
    const words = spellings.map(([word]) => word);
    const term = { words, spellings, typed: typed.trim(), isQuoted: phrase !== undefined };
    if (words.length === 0) {
      if (piece.trim() !== '' && typed.trim() !== '') ignored.push(typed.trim());
    } else if (sign !== undefined) excluded.push(term);
    else if (joins) groups.at(-1)?.push(term);
    else groups.push([term]);
    joins = false;
  }
  return { groups, excluded, ignored };
}
