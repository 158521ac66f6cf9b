import type { PartialDate } from '../../documents/events.ts';
import { endsBefore } from '../../documents/partial-date.ts';
import { openEnds, readDate } from '../common/dates.ts';
import { monthNames } from '../../documents/text/month-names.ts';

/** The dates found in a text of a résumé, with the remaining text. */
export interface FoundRange {
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  /** The text that remains without the dates. */
  readonly rest: string;
}

const monthName = `(?:${monthNames().spellings.join('|')})`;
const one = `(?:(?:${monthName}\\.?,? (?:de )?)?(?:19|20)\\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d{2}|(?:19|20)\\d{2}-(?:0[1-9]|1[0-2]))`;
const still = `(?:${openEnds.join('|')})`;
/** Words between two dates: `2019 to 2021`, `2019 bis 2021`, `2019 – bis heute`. */
const words = '(?:to|until|bis|à|au|al|a|até|ao|tot|do|по|до)';
const until = `(?:[-‐‑–—−](?: ?${words})?|${words})`;
const range = new RegExp(`(?<![\\p{L}\\p{N}_/.-])(${one}) ?${until} ?(${one}|${still})(?![\\p{L}\\p{N}_/-])`, 'iu');
const alone = new RegExp(`^(?:expected |since |from |grad\\.? |graduated |graduation:? |class of )?(${one})$`, 'iu');
const atEnd = new RegExp(`^(.+?)(?:, ?| \\(| [|·–—-] )(${one})\\)?$`, 'iu');
/** `Dec 2014 | Ithaca, NY` */
const atStart = new RegExp(`^(?:grad\\.? |graduated )?(${one}) ?[|·•] (.+)$`, 'iu');
const expected = /(?:(?<!\s)\s+)?\(?\b(?:expected|anticipated)\b:?\)?\s*/gi;
/** Punctuation that remains at the edges after dates were removed. */
const edges = /^[\s,;|·•–—()-]+|(?<![\s,;|·•–—(-])[\s,;|·•–—(-]+$/g;

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(edges, '')
    .trim();

function found(start: string | undefined, end: string | undefined, rest: string): FoundRange {
  const read = [start, end].map((text) => (text === undefined ? undefined : readDate(text)));
  const [first, last] = read.map((date) => date?.date ?? null);
  const isOrdered = first == null || last == null || !endsBefore(last, first);
  return {
    startDate: isOrdered ? (first ?? null) : null,
    endDate: last ?? null,
    rest: tidy(rest),
  };
}

/**
 * Finds the dates in a text: a range anywhere, or a single date that is the whole text or its end. A single date is the
 * end date.
 */
export function findRange(given: string): FoundRange | undefined {
  const text = given.replace(expected, ' ').replace(/\s+/g, ' ').trim();
  const [printed, start, end] = range.exec(text) ?? [];
  if (printed !== undefined) return found(start, end, text.replace(printed, ' ').replace(/\s+/g, ' '));
  const [, only] = alone.exec(text) ?? [];
  if (only !== undefined) return found(undefined, only, '');
  const [, rest = '', last] = atEnd.exec(text) ?? [];
  if (last !== undefined) return found(undefined, last, rest);
  const [, first, others = ''] = atStart.exec(text) ?? [];
  return first === undefined ? undefined : found(undefined, first, others);
}

/** Whether a text consists only of dates. */
export const isOnlyDates = (text: string): boolean => findRange(text)?.rest === '';
