/** A month counted from the beginning of year 0, so that arithmetic crosses the end of a year. */
export type MonthCount = number;

/** The years that can be picked; a typed year may be outside of the range. */
const firstYear = 1900;
const yearsAhead = 10;

const shape = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Converts `YYYY-MM` to a count; undefined for anything else. */
export function countOf(month: string | undefined): MonthCount | undefined {
  const read = shape.exec(month ?? '');
  return read === null ? undefined : Number(read[1]) * 12 + Number(read[2]) - 1;
}

/** Returns the month at which a picker opens: that of a date, the first one of a year, or undefined. */
export const openingMonth = (date: string | undefined): MonthCount | undefined =>
  countOf(date) ?? (/^\d{4}$/.test(date ?? '') ? Number(date) * 12 : undefined);

/** Returns the year of a month. */
export const yearOf = (count: MonthCount): number => Math.floor(count / 12);

/** Returns the year of a month as it is stored, `YYYY`. */
export const writtenYear = (count: MonthCount): string => String(yearOf(count)).padStart(4, '0');

/** Returns the month as it is stored, `YYYY-MM`. */
export const written = (count: MonthCount): string =>
  `${writtenYear(count)}-${String((count % 12) + 1).padStart(2, '0')}`;

/** Returns the current month in local time. */
export function currentMonth(now = new Date()): MonthCount {
  return now.getFullYear() * 12 + now.getMonth();
}

/** Returns the years to choose from, latest first; always including `shown`. */
export function yearsAround(shown: number, now = new Date()): readonly number[] {
  const last = Math.max(now.getFullYear() + yearsAhead, shown);
  const first = Math.min(firstYear, shown);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** Returns the month that a key leads to; undefined for other keys. The grid has three months per row. */
export function monthAfterKey(key: string, from: MonthCount): MonthCount | undefined {
  switch (key) {
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowRight':
      return from + 1;
    case 'ArrowUp':
      return from - 3;
    case 'ArrowDown':
      return from + 3;
    case 'PageUp':
      return from - 12;
    case 'PageDown':
      return from + 12;
    case 'Home':
      return yearOf(from) * 12;
    case 'End':
      return yearOf(from) * 12 + 11;
    default:
      return undefined;
  }
}
