import { umlautOf } from '../../../../shared/documents/text/german-spellings.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';

/** All spellings that `plainText` reduces to one: `a` for A, ä, Å, and so on, `ss` for ß. */
interface Spellings {
  readonly of: ReadonlyMap<string, string>;
  /** The combining marks of letters as a character class, for texts that write them as separate characters. */
  readonly marks: string;
}

let cachedSpellings: Spellings | undefined;

/** Builds the table once, which takes about 30 ms because it covers every letter of the first plane. */
function spellings(): Spellings {
  if (cachedSpellings !== undefined) return cachedSpellings;
  const of = new Map<string, string>();
  let marks = '';
  for (let code = 0x41; code < 0xffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/\p{M}/u.test(sign)) marks += sign;
    if (!/\p{L}/u.test(sign)) continue;
    const plain = plainText(sign).normalize('NFC');
    of.set(plain, (of.get(plain) ?? '') + sign);
  }
  cachedSpellings = { of, marks: `[${marks}]*` };
  return cachedSpellings;
}

/** Spaces of every kind. Which ones `\s` matches depends on the locale of the database. */
const spaces = String.raw`[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+`;

function patternOf(sign: string): string {
  if (sign === ' ') return spaces;
  const { of, marks } = spellings();
  const same = of.get(sign);
  if (same !== undefined) return `[${same}]${marks}`;
  return /[\p{L}\p{N}]/u.test(sign) ? sign + marks : `\\${sign}`;
}

const asLetter = (umlaut: string): string => `[${umlaut}${umlaut.toUpperCase()}]`;
/** Texts may write the dots as a separate character after the letter. */
const asTwoSigns = (umlaut: string): string => {
  const [letter = '', dots = ''] = umlaut.normalize('NFD');
  return `[${letter}${letter.toUpperCase()}]${dots}`;
};

/**
 * Builds a PostgreSQL regular expression for texts that contain the words of `phrase` (in the form of `searchTermsOf`)
 * in sequence, in any spelling. It matches the text as stored, which is fifty times as fast as normalizing it.
 */
export function phrasePattern(phrase: string): string {
  const { of, marks } = spellings();
  // Splits off pairs of letters that some texts write as one.
  const pieces = phrase.normalize('NFC').match(/ss|ae|oe|ue|th|./gsu) ?? [];
  return pieces
    .map((piece) => {
      const [first = '', second] = Array.from(piece, patternOf);
      if (second === undefined) return first;
      const one = of.get(piece);
      const umlaut = umlautOf(piece);
      return `(?:${[
        first + second,
        ...(one === undefined ? [] : [`[${one}]${marks}`]),
        ...(umlaut === undefined ? [] : [asLetter(umlaut), asTwoSigns(umlaut)]),
      ].join('|')})`;
    })
    .join('');
}
