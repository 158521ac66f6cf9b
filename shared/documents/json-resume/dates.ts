import type { YearMonth } from '../events.ts';

export interface FoundDate {
  /** Null: it still goes on. */
  readonly month: YearMonth | null;
  readonly precision: 'month' | 'year' | 'open';
}

const shape = /^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T.*)?)?)?$/;
const stillGoing = /^(?:present|current|currently|now|today|ongoing|to date)$/i;

/**
 * A date of JSON Resume: `2014`, `2014-06`, `2014-06-29`, or a word for "still", which the schema does not know but files
 * have. A year alone becomes its January, which `precision` tells.
 */
export function readDate(text: string): FoundDate | undefined {
  if (stillGoing.test(text)) return { month: null, precision: 'open' };
  const found = shape.exec(text);
  if (!found) return undefined;
  const [, year = '', month] = found;
  return { month: `${year}-${month ?? '01'}` as YearMonth, precision: month === undefined ? 'year' : 'month' };
}
