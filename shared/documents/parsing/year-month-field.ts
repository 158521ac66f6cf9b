import type { YearMonth } from '../events.ts';
import { parseYearMonth } from '../year-month.ts';
import type { Read } from './read.ts';

/** Reads a `YearMonth` and reports the message of product.md §8 for any other value. */
export const yearMonth: Read<YearMonth> = (value, path, problems) => {
  const reading = parseYearMonth(value);
  if (reading.ok) return reading.yearMonth;
  problems.push({ path, message: reading.message });
  return '' as YearMonth;
};
