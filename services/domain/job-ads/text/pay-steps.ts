/** Scales of pay: what apprentices get in each year, or a step of a collective agreement. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import type { Found } from './found.ts';
import { betterPaid, hoped } from './pay-phrases.ts';
import { enough, type PayCandidate } from './pay-ranges.ts';

const years =
  '(?:lehr|ausbildungs|studien|bildungs|berufs)?jahr(?:es|e)?|lj|aj|halbjahr|semester|terms?|points?|profil|oficial|ancienneté|antig[üu]edad|ann[ée]e|year|año|step|stufe|erfahrungsstufe|level|[eé]chelon|niveau|nivel|lane|class|grade';
/** The name of a step: `1. Lehrjahr`, `1er année`, `year 1`, `im ersten Jahr`. */
export const step = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}(?:\\.|º|ª|er|re|ère|st|nd|rd|th|[eè]me|e|er)? ?(?:${years})|(?:${years})\\s?\\d{1,2}|(?:ersten?|zweiten?|dritten?|vierten?|first|second|third|fourth|première|deuxième|troisième|primer|segundo|tercer)\\s(?:${years})|im (?:ersten|zweiten|dritten|vierten)(?=,| und|$| [/|])|(?<=\\p{L} )I{1,3}V?(?=: )|(?<=^\\s*)(?:lehr|ausbildungs|studien|bildungs)jahr)(?![\\p{L}\\d])`,
  'iu',
);
/** The most lines between two steps of a scale. */
const farthest = 3;

/** The text that belongs to an amount: from the one before it up to the one after it. */
function sideTexts(candidate: PayCandidate, candidates: readonly PayCandidate[]): readonly [string, string] {
  const row = candidates.filter(({ line }) => line === candidate.line);
  const index = row.indexOf(candidate);
  return [
    candidate.text.slice(row[index - 1]?.mention.end ?? 0, candidate.mention.start),
    candidate.text.slice(candidate.mention.end, row[index + 1]?.mention.start ?? candidate.text.length),
  ];
}

/** Amounts of one line that are separated by slashes, followed by the steps: `900 / 1.000 / 1.100 € im 1./2./3. Jahr`. */
const isSlashed = (candidate: PayCandidate): boolean =>
  /\d[^/]{0,6}\/ ?€? ?\d[^/]{0,12}\/ ?€? ?\d/u.test(candidate.text) &&
  new RegExp(`(?:${years})(?!\\p{L})|ausbildung|azubi|lehrling`, 'iu').test(candidate.text);

/** Whether amounts of one line are for the same period, and nothing but commas, slashes, or names is between them. */
function inRow(best: PayCandidate, candidates: readonly PayCandidate[]): readonly PayCandidate[] {
  const row = candidates.filter(({ line, score }) => line === best.line && score >= enough);
  const { namesPeriod, salaryPeriod } = best.mention;
  const ends = row.every(
    (each, index) =>
      index === 0 ||
      /^[^.!?+]{0,20}(?:[,;|)]|\s{2}|\s[-–—/]\s(?!\p{L}\s))[^.!?+]{0,20}$/u.test(
        best.text.slice(row[index - 1]?.mention.end ?? 0, each.mention.start),
      ),
  );
  const areSame = row.every(
    ({ mention }) => mention.namesPeriod && mention.salaryPeriod === salaryPeriod && mention.salaryMin !== null,
  );
  return namesPeriod && areSame && ends && !betterPaid.test(best.text) && !/\b(?:w-?2|c2c|1099|b2b)\b/iu.test(best.text)
    ? row
    : [];
}

/** The range from the first to the last step of the scale to which the best amount belongs. */
export function findScale(best: PayCandidate, candidates: readonly PayCandidate[]): Found<PayMention> | undefined {
  const isAlike = ({ mention }: PayCandidate): boolean =>
    mention.currency === best.mention.currency &&
    mention.salaryMin !== null &&
    mention.salaryMax !== null &&
    !hoped.test(best.text) &&
    mention.salaryMax < 3 * (best.mention.salaryMin ?? 0) &&
    mention.salaryMin * 3 > (best.mention.salaryMax ?? 0);
  const row = inRow(best, candidates);
  const rows = candidates.filter(
    (each) =>
      isAlike(each) &&
      Math.abs(each.line - best.line) <= 6 &&
      (sideTexts(each, candidates).some((text) => step.test(text)) ||
        row.includes(each) ||
        (each.line === best.line && isSlashed(each))),
  );
  const chain = rows.filter(
    (each) => each === best || rows.some((other) => other !== each && Math.abs(other.line - each.line) <= farthest),
  );
  if (!chain.includes(best) || chain.length < 2) return undefined;
  const values = chain.flatMap(({ mention }) => [mention.salaryMin ?? 0, mention.salaryMax ?? 0]);
  return {
    value: { ...best.mention, salaryMin: Math.min(...values), salaryMax: Math.max(...values) },
    line: Math.min(...chain.map(({ line }) => line)),
  };
}
