import { foldMonth, monthNames } from '../text/month-names.ts';
import { parsePlainDay, type PlainDay } from './plain-day.ts';
import type { DayOrder } from './read-day.ts';

/** A day that a line names. */
export interface DayMention {
  /** Where it starts and ends in the line, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /**
   * The days that it can mean: one, or the two readings of numbers such as `12/11/2026`, day first and then month
   * first.
   */
  readonly days: readonly PlainDay[];
}

export interface DayOptions {
  /** A day without a year is the next one of that name from here on. Without it, such days are not read. */
  readonly from?: PlainDay;
}

const separated = new RegExp(
  `(?<![\\d./-])(\\d{1,2})([-/]|\\. ?)(\\d{1,2})\\2(20\\d{2}|\\d{2})(?![\\d]|[./-]\\d)`,
  'g',
);
const withoutYear =
  /(?<![\d./,:-])(\d{1,2})([/.])(\d{1,2})(?![\d/:-]|\p{L}|\.\d|,\d| ?(?:%|€|h\b|kg|std|hrs?|uhr))\.?/giu;
const iso = /(?<![\d./-])(20\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g;

let named: readonly RegExp[] | undefined;
function namedDays(): readonly RegExp[] {
  const month = monthNames().spellings.join('|');
  named ??= [
    new RegExp(
      `(?<![\\d.,/])(?<day>\\d{1,2})(?:st|nd|rd|th|º|er|\\.)?[ -]?(?:of |de )?(?<month>${month})(?!\\p{L})\\.?(?:[ -]?,? ?(?:del? )?(?<year>20\\d{2}|(?<=-)\\d{2})(?!\\d))?`,
      'giu',
    ),
    new RegExp(
      `(?<!\\p{L})(?<month>${month})(?:\\.? |-)(?<day>\\d{1,2})(?!\\d|:\\d)(?:st|nd|rd|th)?(?:(?:,? |-)(?<year>20\\d{2}|(?<=-)\\d{2})(?!\\d))?`,
      'giu',
    ),
  ];
  return named;
}

const two = (text: string): string => text.padStart(2, '0');
function dayOf(yearText: string, month: string, day: string): readonly PlainDay[] {
  const whole = yearText.length === 2 ? `20${yearText}` : yearText;
  const reading = parsePlainDay(`${whole}-${two(month)}-${two(day)}`);
  return reading.ok ? [reading.day] : [];
}

/** Returns the next day with this month and day. */
function nextDay(from: PlainDay, month: string, day: string): readonly PlainDay[] {
  const thisYear = Number(from.slice(0, 4));
  return [thisYear, thisYear + 1]
    .flatMap((each) => dayOf(`${each}`, month, day))
    .filter((each) => each >= from)
    .slice(0, 1);
}

/** Finds the days that a line names, in order. */
export function daysIn(line: string, { from }: DayOptions = {}): readonly DayMention[] {
  const mentions: DayMention[] = [];
  const add = (start: number, text: string, days: readonly PlainDay[]): void => {
    if (days.length > 0) mentions.push({ start, end: start + text.length, days: [...new Set(days)] });
  };
  for (const { index, 0: all, 1: y = '', 3: month = '', 4: day = '' } of line.matchAll(iso))
    add(index, all, dayOf(y, month, day));
  for (const { index, 0: all, 1: one = '', 2: separator, 3: other = '', 4: y = '' } of line.matchAll(separated))
    add(index, all, [...dayOf(y, other, one), ...(separator?.startsWith('.') ? [] : dayOf(y, one, other))]);
  if (from)
    for (const { index, 0: all, 1: one = '', 2: separator, 3: other = '' } of line.matchAll(withoutYear))
      add(index, all, [...nextDay(from, other, one), ...(separator === '.' ? [] : nextDay(from, one, other))]);
  for (const pattern of namedDays()) {
    for (const { index, 0: all, groups = {} } of line.matchAll(pattern)) {
      const { day = '', month = '', year: y } = groups;
      const number = `${monthNames().numbers.get(foldMonth(month)) ?? ''}`;
      add(index, all, y === undefined ? (from ? nextDay(from, number, day) : []) : dayOf(y, number, day));
    }
  }
  return mentions
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start }, index, all) => !all.slice(0, index).some((earlier) => start < earlier.end));
}

/** Chooses between the readings of a mention; undefined where they differ and no order is known. */
export const chooseDay = ({ days }: DayMention, order: DayOrder | undefined): PlainDay | undefined =>
  days.length === 1 ? days[0] : order && days[order === 'dayFirst' ? 0 : 1];
