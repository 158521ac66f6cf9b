import type { YearMonth } from './events.ts';

/** `YYYY-MM` with a month that exists (product.md §9). */
const shape = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The longest part of a wrong value that is repeated in the error about it. */
const maxEchoLength = 100;

export function isYearMonth(value: unknown): value is YearMonth {
  return typeof value === 'string' && shape.test(value);
}

/** The text of product.md §8 for a value of another shape: `<value> is not a YearMonth`. */
export function notAYearMonth(value: unknown): string {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  return `${(shown ?? 'undefined').slice(0, maxEchoLength)} is not a YearMonth`;
}

export type YearMonthReading =
  { readonly ok: true; readonly yearMonth: YearMonth } | { readonly ok: false; readonly message: string };

/** The only maker of a `YearMonth`. The message is for people as well as for the API. */
export function parseYearMonth(value: unknown): YearMonthReading {
  return isYearMonth(value) ? { ok: true, yearMonth: value } : { ok: false, message: notAYearMonth(value) };
}
