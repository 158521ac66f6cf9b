import type { PartialDate, Year, YearMonth } from '../../documents/events.ts';
import { foldMonth, monthNames } from '../../documents/text/month-names.ts';

export interface ParsedDate {
  /** The month or the year; null for an open end. */
  readonly date: PartialDate | null;
}

const year = '[12]\\d{3}';
/** ISO dates: `2014`, `2014-06`, `2014-06-29`, `2014-06-29T10:00:00`, and without the zeros: `2014-6-9`. */
const iso = new RegExp(`^(${year})(?:-(0?[1-9]|1[0-2])(?:-(?:0?[1-9]|[12]\\d|3[01])(?:T.*)?)?)?$`);
/** A numeric month and year: `06/2014`. */
const numbers = new RegExp(`^(0?[1-9]|1[0-2])[/.](${year})$`);
/** A month by name and a year: `Jun 2014`, `June, 2014`, `29 June 2014`, `June 29, 2014`, `Sept. 2014`. */
const words = new RegExp(`^(?:[0-3]?\\d\\.? )?(?:de )?(\\p{L}{3,12})\\.?(?: [0-3]?\\d)?,?(?: de)? (${year})$`, 'iu');

/** Words for an end date that has not been reached, in the languages of the headings. */
export const openEnds: readonly string[] = [
  ...['present', 'current', 'currently', 'now', 'today', 'ongoing', 'to date'],
  ...['actualidad', 'la actualidad', 'presente', 'actual', 'actualmente', 'hoy'],
  ...['présent', 'aujourd’hui', "aujourd'hui", 'actuellement', 'ce jour', 'en cours'],
  ...['heute', 'jetzt', 'aktuell', 'laufend', 'dato'],
  ...['atual', 'atualmente', 'o presente', 'o momento', 'hoje'],
  ...['oggi', 'attuale', 'attualmente', 'in corso', 'ad oggi'],
  ...['heden', 'nu', 'tot heden', 'huidig'],
  ...['obecnie', 'teraz', 'nadal', 'dziś', 'chwili obecnej'],
  ...['дотепер', 'досі', 'зараз', 'сьогодні', 'теперішній час', 'нині'],
];
const stillGoing = new RegExp(`^(?:${openEnds.join('|')})$`, 'iu');

/**
 * The number of a month by its name, with two digits: `jun` and `june` → `06`; undefined for other words, such as
 * `summer`.
 */
function monthOf(word: string): string | undefined {
  const month = monthNames().numbers.get(foldMonth(word));
  return month === undefined ? undefined : String(month).padStart(2, '0');
}

const ofMonth = (inYear: string, month: string): ParsedDate => ({ date: `${inYear}-${month}` as YearMonth });

/**
 * Reads a date as files write it: ISO (JSON Resume), a month by name and a year (LinkedIn, PDF), or a word for an open
 * end. Undefined for any other text, such as `2021-13`.
 */
export function readDate(text: string): ParsedDate | undefined {
  if (stillGoing.test(text)) return { date: null };
  const [, isoYear, isoMonth] = iso.exec(text) ?? [];
  if (isoYear !== undefined) {
    return isoMonth === undefined ? { date: isoYear as Year } : ofMonth(isoYear, isoMonth.padStart(2, '0'));
  }
  const [, number, numberYear] = numbers.exec(text) ?? [];
  if (number !== undefined && numberYear !== undefined) return ofMonth(numberYear, number.padStart(2, '0'));
  const [, word, wordYear] = words.exec(text) ?? [];
  const month = word === undefined ? undefined : monthOf(word);
  return month === undefined || wordYear === undefined ? undefined : ofMonth(wordYear, month);
}
