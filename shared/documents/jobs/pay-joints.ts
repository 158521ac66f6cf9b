/** What makes one range of two amounts in a line. */
import type { Amount } from './amounts.ts';
import { andWord, betweenWord, grossOrNet, orWord, rangeWord } from './pay-words.ts';

/** Units and remarks that may stand after each amount of a range without separating them. */
const units = new RegExp(
  "(?:/ ?|(?<!\\p{L})(?:per|pro|par|por|an?|the|al|la|im|de l['’]|l['’])\\s?)(?:hour|hr|h|yr|year|annum|month|mo|week|wk|day|stunde|std|monat|jahr|tag|heure|jour|mois|mes|an|année|año|hora|d[ií]a)(?!\\p{L})\\.?" +
    '|(?<!\\p{L})(?:W-?2|C2C|1099|hourly|annually|monthly|weekly|daily|yearly|mensual(?:es)?|anual(?:es)?|mensuels?|annuels?|monatlich|jährlich)(?!\\p{L})' +
    '|(?<!\\p{L})(?:p\\.?/?[ahwm]\\.?|b/a)(?!\\p{L})' +
    `|(?<!\\p{L})${grossOrNet}(?!\\p{L})|\\.[-–—]{1,2}|,[-–—](?=\\s)`,
  'giu',
);
/** The amounts of a range: in `$120 – 150k` both are thousands, and in `45-50.000 €`, too. */
export function valuesOf(low: Amount, high: Amount | undefined): readonly [number, number] {
  if (high === undefined) return [low.value, low.value];
  const isShort = low.scale === 1 && low.value < 1_000;
  if (isShort && high.scale > 1) return [low.value * high.scale, high.value];
  const isHalf = isShort && low.value < 100 && high.value >= 10_000 && low.value * 1_000 <= high.value;
  return [low.value * (isHalf ? 1_000 : 1), high.value];
}

/** The name of pay, which forms repeat before each end: `Salary from £32,000 Salary to £35,000`. */
const payNames = /(?<!\p{L})(?:salary|pay|wage|gehalt|lohn|salaire|salario|sueldo)(?!\p{L}):?/giu;
/** A remark in brackets: `$43.87/hr (start) to $46.12/hr (after 12 months)`. */
const remarks = /\([^()]{1,40}\)|\[[^[\]]{1,40}\]/g;
/** Digits in a remark that are an amount of its own make it no range. */
const rising =
  /(?:\b(?:rising|increasing|progressing|going|goes|rises|moving|then|climbing|steigend|évoluant|évolutif|subiendo|luego)\s(?:up )?(?:to|auf|à|vers|jusqu['’]à|a|sube a)?\s*$|\b(?:danach|anschließend|dann|puis|después|then)\s*$|\bstart\p{L}*,? (?:and )?up to\s*$)/iu;

/** Whether two amounts that follow each other in a line are the ends of a range. */
export function joinsRange(line: string, low: Amount, high: Amount): boolean {
  const between = line.slice(low.end, high.start);
  const before = line.slice(0, low.start);
  if (
    !isAlike(low, high) ||
    isCountBefore(line, low, high) ||
    (low.currency !== undefined && isHours(line, high)) ||
    between.length > 75 ||
    /bonus|overtime|commission|prime|zulage|variable/iu.test(between)
  )
    return false;
  const bare = between.replace(remarks, ' ').replace(payNames, ' ').replace(units, ' ').replaceAll(/\s+/g, ' ');
  if (rangeWord.test(bare) || (andWord.test(bare) && betweenWord.test(before))) return true;
  if (/^[\s:]*$/.test(bare)) return false;
  if (/^[\s,;|–-]*max(?:imum|imal|\.)?:?\s*$/i.test(bare)) return /min(?:imum|\.)?:?\s*$/i.test(before);
  if (orWord.test(bare)) return isNear(low, high);
  // `from $63,500 for a first-year teacher to $101,000 for fifteen years`, `£28,500 for new nurses up to £33,000`
  if (/ to\s*$/.test(between) && /\b(?:from|range from|ranges from)\s*$/i.test(before)) return true;
  if (/^ for [\p{L} -]{3,40} up to\s*$/u.test(between)) return true;
  if (between.length > 50) return false;
  return isNear(low, high) && (rising.test(between) || /^[^.;]{0,20}\bto start, (?:then )?$/i.test(between));
}

/** `5–6 – £29,970`: the sign before the second number says that the first is none of the thousands that it might be. */
const isCountBefore = (line: string, low: Amount, high: Amount): boolean =>
  low.currency === undefined &&
  high.currency !== undefined &&
  low.scale === high.scale &&
  low.value < 100 &&
  high.value >= 10_000 &&
  !/^\d/.test(line.slice(high.start));

/** `$19.50 hourly / 35 to 40 hours`: a number without a sign before a word of time counts it. */
const isHours = (line: string, { currency, end }: Amount): boolean =>
  currency === undefined &&
  /^\s?(?:(?:to|-|–|bis|à|a)\s?\d+\s?)?(?:h|hrs?|hours?|std\.?|stunden|wochenstunden|heures|horas|days?|tage?|jours?|d[ií]as|weeks?|wochen|semaines|semanas)(?!\p{L})/iu.test(
    line.slice(end),
  );

/** Whether one amount is no more than twice as much as another, and not less. */
function isNear(low: Amount, high: Amount): boolean {
  const [from, to] = valuesOf(low, high);
  return to >= from && to <= from * 2;
}

/** The most by which the ends of a range of pay differ. */
const widest = 6;
/** Whether two amounts may be the ends of a range. */
function isAlike(low: Amount, high: Amount): boolean {
  const [from, to] = valuesOf(low, high);
  return Math.max(from, to) <= Math.min(from, to) * widest;
}
