import type { YearMonth } from './events.ts';

/** `YYYY-MM` with a month that exists (product.md §9). */
const shape = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The maximum number of characters of an invalid value that its error message repeats. */
const maxEchoLength = 100;

/** Whether a value is a month of the form `YYYY-MM`. */
export function isYearMonth(value: unknown): value is YearMonth {
  return typeof value === 'string' && shape.test(value);
}

/** The message of product.md §8 for an invalid value: `<value> is not a YearMonth`. */
export function notAYearMonth(value: unknown): string {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  return `${(shown ?? 'undefined').slice(0, maxEchoLength)} is not a YearMonth`;
}

export type YearMonthReading =
  { readonly ok: true; readonly yearMonth: YearMonth } | { readonly ok: false; readonly message: string };

/**
 * Parses a value as a `YearMonth`; nothing else creates one. The error message is for users as well as for clients of
 * the API.
 */
export function parseYearMonth(value: unknown): YearMonthReading {
  return isYearMonth(value) ? { ok: true, yearMonth: value } : { ok: false, message: notAYearMonth(value) };
}
