/**
 * Dates as people remember them: a month, or only a year (docs/adr/0052). The API keeps `YearMonth` (product.md §3) and
 * says beside it how much of the month is known.
 */
import type { PartialDate, Year, YearMonth } from './events.ts';
import { isYearMonth, notAYearMonth } from './year-month.ts';

const yearShape = /^\d{4}$/;

/** Whether a value is a year of the form `YYYY`. */
export const isYear = (value: unknown): value is Year => typeof value === 'string' && yearShape.test(value);

/** Whether a value is a month (`YYYY-MM`) or a year (`YYYY`). */
export const isPartialDate = (value: unknown): value is PartialDate => isYearMonth(value) || isYear(value);

export type PartialDateReading =
  { readonly ok: true; readonly date: PartialDate } | { readonly ok: false; readonly message: string };

/** Parses a value as a month or a year. The message is that of product.md §8. */
export const parsePartialDate = (value: unknown): PartialDateReading =>
  isPartialDate(value) ? { ok: true, date: value } : { ok: false, message: notAYearMonth(value) };

/** Returns the year of a date. */
export const yearOf = (date: PartialDate): Year => date.slice(0, 4) as Year;

/** Returns the month of a date, or the first one of a year. */
export const firstMonthOf = (date: PartialDate): YearMonth => (isYear(date) ? (`${date}-01` as YearMonth) : date);

/** Returns the month of a date, or the last one of a year. */
export const lastMonthOf = (date: PartialDate): YearMonth => (isYear(date) ? (`${date}-12` as YearMonth) : date);

/** Whether a period certainly ends before it starts: `2021` does not end before `2021-05`, `2020` does. */
export const endsBefore = (end: PartialDate, start: PartialDate): boolean => lastMonthOf(end) < firstMonthOf(start);

/** The part of a month that the API knows: all of it, or only its year. */
export const datePrecisions = ['MONTH', 'YEAR'] as const;
export type DatePrecision = (typeof datePrecisions)[number];

/** Returns the precision of a date; a missing date has that of a month. */
export const precisionOf = (date: PartialDate | null): DatePrecision =>
  date !== null && isYear(date) ? 'YEAR' : 'MONTH';

/** Combines a month of the API with its precision. */
export const withPrecision = (
  month: YearMonth | null,
  precision: DatePrecision | null | undefined,
): PartialDate | null => (month !== null && precision === 'YEAR' ? yearOf(month) : month);

/** The dates of a block in the form of the API. */
export interface ApiPeriod {
  readonly startDate: string | null;
  readonly startPrecision: DatePrecision;
  readonly endDate: string | null;
  readonly endPrecision: DatePrecision;
}

const partOf = (text: string | null): PartialDate | null => (isPartialDate(text) ? text : null);

/** Returns the dates of a block from those of the API. */
export const readPeriod = (
  given: ApiPeriod,
): { readonly startDate: PartialDate | null; readonly endDate: PartialDate | null } => ({
  startDate: withPrecision(isYearMonth(given.startDate) ? given.startDate : null, given.startPrecision),
  endDate: withPrecision(isYearMonth(given.endDate) ? given.endDate : null, given.endPrecision),
});

/** Returns the dates of a block in the form of the API. A text that is not a date is sent as it is, to be refused. */
export function writePeriod(period: { readonly startDate: string | null; readonly endDate: string | null }): ApiPeriod {
  const [start, end] = [partOf(period.startDate), partOf(period.endDate)];
  return {
    startDate: start === null ? period.startDate : firstMonthOf(start),
    startPrecision: precisionOf(start),
    endDate: end === null ? period.endDate : firstMonthOf(end),
    endPrecision: precisionOf(end),
  };
}
