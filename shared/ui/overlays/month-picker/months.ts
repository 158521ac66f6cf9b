/** A month counted from the beginning of year 0, so that one can step over the end of a year. */
export type MonthCount = number;

/** The years that can be stepped to; what is typed may lie outside. */
const firstYear = 1900;
const yearsAhead = 10;

const shape = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** `YYYY-MM` as a count; undefined for anything else. */
export function countOf(month: string | undefined): MonthCount | undefined {
  const read = shape.exec(month ?? '');
  return read === null ? undefined : Number(read[1]) * 12 + Number(read[2]) - 1;
}

export const yearOf = (count: MonthCount): number => Math.floor(count / 12);

/** The month as it is stored, `YYYY-MM`. */
export const written = (count: MonthCount): string =>
  `${String(yearOf(count)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

/** This month where the person is. */
export function currentMonth(now = new Date()): MonthCount {
  return now.getFullYear() * 12 + now.getMonth();
}

/** The years to choose from, the last first; always with `shown`. */
export function yearsAround(shown: number, now = new Date()): readonly number[] {
  const last = Math.max(now.getFullYear() + yearsAhead, shown);
  const first = Math.min(firstYear, shown);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** The month that a key leads to; undefined for keys that mean nothing here. Months stand three in a row. */
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
