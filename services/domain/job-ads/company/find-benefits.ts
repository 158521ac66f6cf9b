import { foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { SectionLine } from '../../../../shared/matching/ad-text/section-line.ts';
import { sectionLinesOf } from '../../../../shared/matching/ad-text/sections.ts';
import words from './words/benefits.json' with { type: 'json' };

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'u');
/** Headings under which a company lists what it offers. */
const headings = anyOf(words.headings);
const terms = anyOf([words.en, words.de, words.fr, words.es].flat());
const allTerms = new RegExp(terms.source, 'gu');

/** What a company writes below such a heading that is no benefit: pay, the contract, and how to apply. */
const others = anyOf(words.others);
/** A sentence that says that somebody gets something. */
const gives = anyOf(words.gives);
/** A benefit that is refused. */
const refused = anyOf(words.refused);
/** What a site says that it took from the ad itself. */
const excerpts = anyOf(words.excerpts);

const longestLine = 140;
const most = 16;

/** Whether a folded text names a benefit that is not refused. */
const names = (folded: string): boolean => terms.test(folded) && !refused.test(folded);

/** Splits prose into its sentences, and these into the parts of their lists. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[^.\d][.!?]) (?=[\p{Lu}\d])/u);
const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(
    /[,;](?=\s)|\s[–—]\s|(?<!\p{L})(?:and|und|sowie|et|y) (?=\p{L}*\d|free|paid|an?\s|un[ea]?\s|ein)|:\s/u,
  );

/** Returns a benefit without what joins it to its sentence. */
function trim(text: string): string {
  const own = text
    .replace(
      /^(?:\s|(?:and|or|plus|und|sowie|et|y|also|dazu|as well as|we (?:also )?(?:offer|provide|have)|you(?:.ll| will)? get|wir bieten(?: dir| ihnen)?|nous (?:vous )?offrons|ofrecemos)(?!\p{L})[\s:,]*)+/iu,
      '',
    )
    .trim();
  let end = own.length;
  while (end > 0 && '.;,:'.includes(own.charAt(end - 1))) end -= 1;
  return own.slice(0, end);
}

/** Returns the benefits in prose. One alone may also be part of the work, so somebody must be said to get it. */
function offersIn(sentence: string, isElsewhere: boolean): readonly string[] {
  const found = clausesOf(sentence)
    .map(trim)
    .filter((clause) => names(foldLine(clause)));
  const folded = foldLine(sentence);
  const isList = found.length > 1 && new Set(folded.match(allTerms)).size > 1;
  return isList || (!isElsewhere && gives.test(folded)) ? found : [];
}

function benefitsOf({ text, heading, part, isPoint, isBelowHeading }: SectionLine): readonly string[] {
  const isOffered = heading !== null && headings.test(foldLine(heading));
  const isElsewhere = !isOffered && part !== 'offers' && part !== 'other';
  const isItem = isPoint || (isOffered && (isBelowHeading || !/[.!?]$/.test(text)));
  if (text.length > longestLine || isElsewhere || !isItem)
    return sentencesOf(text).flatMap((each) => offersIn(each, isElsewhere));
  const folded = foldLine(text);
  if (names(folded)) return [text];
  const isOther = others.test(folded) || refused.test(folded);
  const isListed = isOffered && (isPoint || isBelowHeading) && part !== 'asks' && part !== 'nice' && part !== 'duties';
  return isListed && !isOther ? [text] : [];
}

/**
 * Returns the lines of the ad, and those that a site took from it and lists again: `Pulled from the full job description`.
 */
function withoutExcerpts(
  lines: readonly SectionLine[],
): readonly [own: readonly SectionLine[], excerpts: readonly SectionLine[]] {
  const excerpted = new Set(lines.filter(({ text }) => excerpts.test(foldLine(text))).map(({ section }) => section));
  return [
    lines.filter(({ section }) => !excerpted.has(section)),
    lines.filter(({ section }) => excerpted.has(section)),
  ];
}

/** Finds what the company offers besides pay, in the ad's words and order, each once. */
export function findBenefits(pasted: string): readonly string[] {
  const [own, excerpted] = withoutExcerpts(sectionLinesOf(pasted));
  const offered = own.flatMap(benefitsOf);
  const found = new Map<string, string>();
  for (const benefit of (offered.length > 0 ? offered : excerpted.flatMap(benefitsOf)).map(trim)) {
    const key = foldLine(benefit);
    if (benefit.length < 3 || benefit.length > longestLine || excerpts.test(key) || found.has(key)) continue;
    found.set(key, benefit);
  }
  return [...found.values()].slice(0, most);
}
