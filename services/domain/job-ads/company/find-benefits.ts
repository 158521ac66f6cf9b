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
/** A line after the list: a question, a label, a link, or an address. */
const ends = anyOf(words.ends);
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
    /[,;](?=\s)|\s[–—]\s|(?<!\p{L})(?:and|und|sowie|et|y) (?=\p{L}*\d|free|paid|an?\s|un[ea]?\s|ein)|:\s(?!\d)/u,
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
function offersIn(sentence: string, isElsewhere: boolean, isOfMany: boolean): readonly string[] {
  if (sentence.endsWith('?')) return [];
  const found = clausesOf(sentence)
    .map(trim)
    .filter((clause) => names(foldLine(clause)));
  const folded = foldLine(sentence);
  const isList = found.length > 1 && new Set(folded.match(allTerms)).size > 1;
  return isList || (isOfMany && sentence.length <= longestOfMany) || (!isElsewhere && gives.test(folded)) ? found : [];
}

/** How many benefits a paragraph names that lists them in short sentences: `Free scrubs. Pension. Parking.` */
const fewestOfMany = 3;
const longestOfMany = 90;
const namesMany = (text: string): boolean => new Set(foldLine(text).match(allTerms)).size >= fewestOfMany;

/** What is known of a line by its neighbors. */
interface Place {
  /** Whether most lines of its list name benefits, whatever its heading says. */
  readonly isAmongBenefits: boolean;
  /** Whether the list below the heading ended above it: what the site writes there is no benefit. */
  readonly isAfterList: boolean;
}

/** The fewest lines of a list that show what it is about. */
const fewestOfList = 3;

/** Tells for each line of a section whether it still belongs to the list below the heading. */
function placesOf(section: readonly SectionLine[]): ReadonlyMap<SectionLine, Place> {
  const points = section.filter(({ isPoint }) => isPoint);
  const named = points.filter(({ text }) => names(foldLine(text)));
  const isAmongBenefits = named.length >= fewestOfList && named.length * 2 > points.length;
  const hasPoints = section[0]?.isPoint === true;
  let isAfterList = false;
  return new Map(
    section.map((line) => {
      const { text, isPoint } = line;
      isAfterList ||= hasPoints ? !isPoint : text.length > longestLine || ends.test(foldLine(text));
      return [line, { isAmongBenefits: isPoint && isAmongBenefits, isAfterList: isAfterList && !isPoint }];
    }),
  );
}

function benefitsOf(
  { text, heading, part, isPoint, isBelowHeading }: SectionLine,
  { isAmongBenefits, isAfterList }: Place,
): readonly string[] {
  const isOffered = isAmongBenefits || (heading !== null && headings.test(foldLine(heading)));
  const isElsewhere = !isOffered && part !== 'offers' && part !== 'other';
  const isItem = isPoint || (isOffered && (isBelowHeading || !/[.!?]$/.test(text)));
  if (text.length > longestLine || isElsewhere || !isItem)
    return sentencesOf(text).flatMap((each) => offersIn(each, isElsewhere, namesMany(text)));
  const folded = foldLine(text);
  if (names(folded)) return [text];
  const isOther = others.test(folded) || refused.test(folded);
  const isListed =
    isOffered && !isAfterList && (isPoint || isBelowHeading) && part !== 'asks' && part !== 'nice' && part !== 'duties';
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

/** Reads the lines of each section. */
const benefitsIn = (lines: readonly SectionLine[]): readonly string[] =>
  [...Map.groupBy(lines, ({ section }) => section).values()].flatMap((section) => {
    const places = placesOf(section);
    return section.flatMap((line) =>
      benefitsOf(line, places.get(line) ?? { isAmongBenefits: false, isAfterList: false }),
    );
  });

/** Finds what the company offers besides pay, in the ad's words and order, each once. */
export function findBenefits(pasted: string): readonly string[] {
  const [own, excerpted] = withoutExcerpts(sectionLinesOf(pasted));
  const offered = benefitsIn(own);
  const found = new Map<string, string>();
  for (const benefit of (offered.length > 0 ? offered : benefitsIn(excerpted)).map(trim)) {
    const key = foldLine(benefit);
    if (benefit.length < 3 || benefit.length > longestLine || excerpts.test(key) || found.has(key)) continue;
    found.set(key, benefit);
  }
  return [...found.values()].slice(0, most);
}
