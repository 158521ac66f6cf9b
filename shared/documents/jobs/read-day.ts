import { foldMonth, monthNames } from '../text/month-names.ts';
import { parsePlainDay, type PlainDay } from './plain-day.ts';

/** Whether the day or the month comes first in `03/04/2026`. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const two = (text: string): string => text.padStart(2, '0');
const wholeYear = (text: string): string => (text.length === 2 ? `20${text}` : text);

function made(year: string, month: string, day: string): PlainDay | undefined {
  const reading = parsePlainDay(`${wholeYear(year)}-${two(month)}-${two(day)}`);
  return reading.ok ? reading.day : undefined;
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const dayThenName =
  /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th|º|\.)?(?: of| de)? (\p{L}{3,12})\.?,?(?: de)? (\d{4})(?!\d)/iu;
const nameThenDay = /^(?:\p{L}+, )?(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/iu;

const monthNamed = (name: string): string | undefined => monthNames().numbers.get(foldMonth(name))?.toString();

/**
 * Reads a day as people and programs write it, at the beginning of a text: `2026-11-30`, `30.11.2026`, `11/30/26, 9:15
 * AM`, `30 November 2026`, `Nov 30, 2026`. Numbers that only one order allows are read in that order, and numbers with
 * points have the day first; `order` decides the rest. Undefined for any other text.
 */
export function readDay(text: string, order: DayOrder): PlainDay | undefined {
  const given = text.trim().replace(/\s+/g, ' ');
  const [, isoYear, isoMonth, isoDay] = iso.exec(given) ?? [];
  if (isoYear && isoMonth && isoDay) return made(isoYear, isoMonth, isoDay);
  const [, first, separator, second, year] = numbers.exec(given) ?? [];
  if (first && second && year) {
    const monthFirst = Number(second) > 12 || (Number(first) <= 12 && separator !== '.' && order === 'monthFirst');
    return monthFirst ? made(year, first, second) : made(year, second, first);
  }
  const [, day, name, namedYear] = dayThenName.exec(given) ?? [];
  const month = name === undefined ? undefined : monthNamed(name);
  if (day && month && namedYear) return made(namedYear, month, day);
  const [, leading, dayAfter, yearAfter] = nameThenDay.exec(given) ?? [];
  const leadingMonth = leading === undefined ? undefined : monthNamed(leading);
  return dayAfter && leadingMonth && yearAfter ? made(yearAfter, leadingMonth, dayAfter) : undefined;
}

/** The start of a text that both orders can read, in their two readings; undefined where one of them is no date. */
function readings(text: string): Readonly<Record<DayOrder, PlainDay | undefined>> | undefined {
  const [, first, separator, second, year] = numbers.exec(text.trim()) ?? [];
  if (!first || !second || !year || separator === '.') return undefined;
  return { dayFirst: made(year, second, first), monthFirst: made(year, first, second) };
}

/** A text that is another day in the other order. */
export interface UnclearDay extends Readonly<Record<DayOrder, PlainDay>> {
  readonly text: string;
}

/** What the dates of a table say about their order. */
export interface DayOrderFinding {
  /** Undefined if no date allows only one order, or if dates contradict each other. */
  readonly order: DayOrder | undefined;
  /** The first date that depends on the order; undefined if none does. */
  readonly unclear: UnclearDay | undefined;
}

/** Finds out in which order texts have day and month. Only dates that exist count: `13/45/2026` says nothing. */
export function orderOfDays(texts: readonly string[]): DayOrderFinding {
  const orders = new Set<DayOrder>();
  let unclear: UnclearDay | undefined;
  for (const text of texts) {
    const { dayFirst, monthFirst } = readings(text) ?? {};
    if (dayFirst && monthFirst) {
      if (dayFirst !== monthFirst) unclear ??= { text: text.trim(), dayFirst, monthFirst };
    } else if (dayFirst) orders.add('dayFirst');
    else if (monthFirst) orders.add('monthFirst');
  }
  return { order: orders.size === 1 ? [...orders][0] : undefined, unclear };
}
