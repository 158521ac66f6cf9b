import type { YearMonth } from '../events.ts';

export interface FoundDate {
  /** Null: it still goes on. */
  readonly month: YearMonth | null;
  readonly precision: 'month' | 'year' | 'open';
}

const year = '[12]\\d{3}';
/** `2014`, `2014-06`, `2014-06-29`, `2014-06-29T10:00:00`. */
const iso = new RegExp(`^(${year})(?:-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01])(?:T.*)?)?)?$`);
/** `06/2014`. */
const numbers = new RegExp(`^(0?[1-9]|1[0-2])[/.](${year})$`);
/** `Jun 2014`, `June, 2014`, `29 June 2014`, `June 29, 2014`, `Sept. 2014`. */
const words = new RegExp(`^(?:[0-3]?\\d )?([a-z]{3,9})\\.?(?: [0-3]?\\d)?,? (${year})$`, 'i');
const stillGoing = /^(?:present|current|currently|now|today|ongoing|to date)$/i;

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** `jun`, `june` → `06`; `summer` → undefined. */
function monthOf(word: string): string | undefined {
  const wanted = word.toLowerCase() === 'sept' ? 'sep' : word.toLowerCase();
  const index = months.findIndex((month) => month === wanted || month.slice(0, 3) === wanted);
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}

const ofMonth = (inYear: string, month: string): FoundDate => ({
  month: `${inYear}-${month}` as YearMonth,
  precision: 'month',
});

/**
 * A date as files write it: ISO (JSON Resume), a month in English and a year (LinkedIn), or a word for "still". A year
 * alone becomes its January, which `precision` tells. Undefined for what is none, such as `2021-13`.
 */
export function readDate(text: string): FoundDate | undefined {
  if (stillGoing.test(text)) return { month: null, precision: 'open' };
  const [, isoYear, isoMonth] = iso.exec(text) ?? [];
  if (isoYear !== undefined) {
    return isoMonth === undefined
      ? { month: `${isoYear}-01` as YearMonth, precision: 'year' }
      : ofMonth(isoYear, isoMonth);
  }
  const [, number, numberYear] = numbers.exec(text) ?? [];
  if (number !== undefined && numberYear !== undefined) return ofMonth(numberYear, number.padStart(2, '0'));
  const [, word, wordYear] = words.exec(text) ?? [];
  const month = word === undefined ? undefined : monthOf(word);
  return month === undefined || wordYear === undefined ? undefined : ofMonth(wordYear, month);
}
