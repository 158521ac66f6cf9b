import { type Spellings, spelledWords } from './spellings.ts';

/** One thing that is asked for: words that stand together. */
export interface Term {
  /** As `searchText` writes them; one or more. */
  readonly words: readonly string[];
  /** Of each word. */
  readonly spellings: readonly Spellings[];
  /** As it was typed. */
  readonly typed: string;
  /** Between quotation marks: nothing else will do. */
  readonly isQuoted: boolean;
}

/** All groups must be there, of each group any term; nothing that is excluded. */
export interface ParsedWords {
  readonly groups: readonly (readonly Term[])[];
  readonly excluded: readonly Term[];
  /** What has no letters or figures. */
  readonly ignored: readonly string[];
}

/** A sign of exclusion, then a phrase whose end may be missing, or what stands between two blanks. */
const pieces = /([-−–](?=[^\s-]))?(?:["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+))/gu;

const isOr = (piece: string): boolean => /^(?:or|\|+)$/i.test(piece);

/** Reads what somebody typed. Never fails: a sign that is out of place means nothing. `or` binds what stands beside it. */
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
