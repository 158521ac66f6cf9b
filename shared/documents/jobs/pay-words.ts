/** The words around an amount that say what it pays for, in the languages in which job ads are read. */
import type { SalaryPeriod } from './job.ts';

/** Between the two amounts of a range. */
export const rangeWord = /^\s*(?:-|–|—|−|~|\.{2,3}|…|to|until|bis(?: zu)?|à|au|a|al|hasta)\s*$/i;

/** Between two amounts after `between`. */
export const andWord = /^\s*(?:and|und|et|y|e)\s*$/i;
export const betweenWord = /\b(?:between|zwischen|entre)(?:\s|ca\.)*$/i;

/** Before the only amount of a limit: at most, or at least that much. */
export const upTo = /(?:\bup to|\bbis(?: zu)?|\bjusqu['’]à|\bhasta|\bmax(?:imum|\.)?(?: of| de)?)(?:\s|:)*$/i;
export const from =
  /(?:\bfrom|\b(?:starting|starts|begins|start) at|\bstarting|\bab|(?<!\p{L})à partir de|\bdès|\bdesde|\ba partir de|\bat least|\bno(?:t)? less than|\bmindest(?:entgelt|gehalt|bruttogehalt|lohn)\p{L}*[^\d.;]{0,25}|(?<!\p{L})\p{L}{0,12}min(?:imum|dest\p{L}+|d?\.)?(?: brutto)?(?: (?:of|is|von|beträgt|liegt bei|de))?)(?:\s|:|ca\.)*$/iu;

/**
 * Words for a period, after an amount or before it. A number in front makes a word something else: `12 months`, `40
 * hours`.
 */
const periods: readonly (readonly [SalaryPeriod, string])[] = [
  ['hour', 'hour|hourly|hours|hrs?|std|stunden?|stundenlohn|stündlich|heures?|horaire|hora'],
  ['day', 'day|daily|diem|tag|tagessatz|täglich|jour|journalier|tjm|día|diarios?'],
  ['week', 'week|weekly|wk|woche|wochenlohn|wöchentlich|semaine|hebdomadaire|semana|semanal(?:es)?'],
  ['month', 'month|monthly|monat|monats\\p{L}+|monatlich\\p{L}*|mois|mensuel(?:le)?s?|mensual(?:es)?|mtl|mies'],
  [
    'year',
    'year|yearly|annually|annual|annum|yr|jahr|jahres\\p{L}+|jährlich\\p{L}*|année|annuel(?:le)?s?|año|anual(?:es)?|lpa|p\\.? ?a',
  ],
];
/** Words that mean a period only after `/` or a preposition. */
const short: readonly (readonly [SalaryPeriod, string])[] = [
  ['hour', 'h'],
  ['day', 'd|j'],
  ['week', 'w|sem'],
  ['month', 'mo|mth|mes|m'],
  ['year', 'an|a|y'],
];
const preposition = "(?:/|\\bpar |\\bper |\\bpro |\\bpor |\\bal |\\bje |\\bim |\\bl[’'])\\s?";

const patterns: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ...periods.map(
    ([period, words]) =>
      [period, new RegExp(`(?<![\\p{L}\\d]|\\d[.,)]? )(?:${words})(?![\\p{L}]|-end)`, 'iu')] as const,
  ),
  ...short.map(([period, words]) => [period, new RegExp(`${preposition}(?:${words})(?![\\p{L}]|-end)`, 'iu')] as const),
];

/** Returns the period that a piece of text names first; undefined if it names none. */
export function periodIn(text: string): SalaryPeriod | undefined {
  let best: { readonly at: number; readonly period: SalaryPeriod } | undefined;
  for (const [period, pattern] of patterns) {
    const at = pattern.exec(text)?.index;
    if (at !== undefined && (best === undefined || at < best.at)) best = { at, period };
  }
  return best?.period;
}
