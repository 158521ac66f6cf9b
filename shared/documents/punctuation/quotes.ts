/** Quotation marks by language, and the way from straight quotes to them. */

/** The marks of a quotation, and of one inside it. */
interface QuoteMarks {
  readonly outer: readonly [open: string, close: string];
  readonly inner: readonly [open: string, close: string];
}

const marks = (outer: string, inner: string, space = ''): QuoteMarks => {
  const pair = (both: string, gap: string): readonly [string, string] => [
    `${both.charAt(0)}${gap}`,
    `${gap}${both.charAt(1)}`,
  ];
  return { outer: pair(outer, space), inner: pair(inner, '') };
};

const english = marks('“”', '‘’');
const low = marks('„“', '‚‘');
const lowAndHigh = marks('„”', '«»');
const angled = marks('«»', '“”');
const angledAndLow = marks('«»', '„“');
const raised = marks('””', '’’');
const french = marks('«»', '“”', '\u202f');

/** Marks by language, or by language and region where those differ; CLDR lists the same ones. */
const byLanguage: Readonly<Record<string, QuoteMarks>> = {
  en: english,
  nl: english,
  pt: english,
  'pt-pt': angled,
  tr: english,
  da: english,
  lv: english,
  de: low,
  'de-ch': marks('«»', '‹›'),
  'de-li': marks('«»', '‹›'),
  cs: low,
  sk: low,
  sl: low,
  bg: low,
  lt: low,
  et: low,
  pl: lowAndHigh,
  ro: lowAndHigh,
  hu: marks('„”', '»«'),
  hr: marks('„”', '‘’'),
  fr: french,
  es: angled,
  it: angled,
  ca: angled,
  el: angled,
  nb: marks('«»', '‘’'),
  nn: marks('«»', '‘’'),
  no: marks('«»', '‘’'),
  sv: raised,
  fi: raised,
  ru: angledAndLow,
  uk: angledAndLow,
  be: angledAndLow,
};

/** Returns the quotation marks of a language (BCP 47); undefined for one without rules here. */
export function quoteMarksOf(language: string): QuoteMarks | undefined {
  const [name = '', ...subtags] = language.toLowerCase().split('-');
  const region = subtags.find((subtag) => /^[a-z]{2}$/.test(subtag));
  return byLanguage[`${name}-${region ?? ''}`] ?? byLanguage[name];
}

const isWord = (character: string): boolean => /[\p{L}\p{N}\p{M}\ue000-\uf8ff\ufffc]/u.test(character);
const isDigit = (character: string): boolean => /\d/.test(character);
const beginsBefore = /^$|[\s([{«“„‚‘"'/–—-]/u;

interface OpenQuote {
  readonly at: number;
  readonly sign: string;
}

/**
 * Replaces straight quotes by those of a language. A quote that has no partner is left as typed, as are the signs of
 * feet and inches.
 */
export function withQuotes(text: string, { outer, inner }: QuoteMarks): string {
  const letters = Array.from(text);
  const typed = [...letters];
  const open: OpenQuote[] = [];
  /** Whether a later `sign` can end a quotation that begins at `from`. */
  const canEnd = (sign: string, from: number): boolean =>
    typed.some(
      (letter, at) =>
        at > from + 1 && letter === sign && /[^\s(]/u.test(typed[at - 1] ?? ' ') && !isWord(typed[at + 1] ?? ''),
    );

  const close = ({ at: start }: OpenQuote, end: number, sign: string): void => {
    // A single quote at the outside is an inner mark, too: it is what the person chose over a double one.
    const pair = sign === "'" || open.length > 0 ? inner : outer;
    letters[start] = pair[0];
    letters[end] = pair[1];
  };

  typed.forEach((sign, at) => {
    if (sign !== '"' && sign !== "'") return;
    const before = typed[at - 1] ?? '';
    const after = typed[at + 1] ?? '';
    const last = open.at(-1);
    if (sign === "'" && isWord(before) && isWord(after)) {
      if (!(isDigit(before) && isDigit(after))) letters[at] = '’';
      return;
    }
    if (last?.sign === sign && !/^$|[\s(]/u.test(before)) {
      open.pop();
      close(last, at, sign);
      return;
    }
    if (beginsBefore.test(before) && /\S/u.test(after)) {
      // An apostrophe at the start of a word: the '90s, rock 'n' roll.
      const isElision = sign === "'" && (isDigit(after) || /^n'$/u.test(typed.slice(at + 1, at + 3).join('')));
      if (isElision) letters[at] = '’';
      else if (canEnd(sign, at)) open.push({ at, sign });
      return;
    }
    // An apostrophe at the end of a word: the users' group.
    if (sign === "'" && isWord(before) && !isDigit(before)) letters[at] = '’';
  });
  return letters.join('');
}
