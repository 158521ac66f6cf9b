import type { YearMonth } from '../events.ts';
import type { Read } from './read.ts';

export const yearMonth: Read<YearMonth> = (value, path, problems) => {
  if (typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value as YearMonth;
  problems.push({
    path,
    message: `${typeof value === 'string' ? value.slice(0, 40) : 'The value'} is not a YearMonth`,
  });
  return '' as YearMonth;
};
