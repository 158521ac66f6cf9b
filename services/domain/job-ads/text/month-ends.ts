import type { DayMention } from '../../../../shared/documents/jobs/days-in-text.ts';
import { parsePlainDay, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { foldMonth, monthNames } from '../../../../shared/documents/text/month-names.ts';

/** The last day of a month, after a limit: `the end of September`, `Ende September`, `fin de mes`, `Monatsende`. */
const monthEnd = new RegExp(
  `(?<!\\p{L})(?:end of|(?:the )?last day of|(?:der |zum |dem )?letzten? tag(?: de[sm])?|(?:le )?dernier jour d[eu]|(?:el )?[úu]ltimo d[ií]a|ende|(?:la )?fin|(?:el )?fin(?:al|ales)?)(?: de)? ` +
    `(?:(?:the|this|des|dieses|diesen|du|de|de este|del|ce) )?(?:(?:month|monats|mois|mes)(?!\\p{L})|(?:d['’]|de )?(?<month>${monthNames().spellings.join('|')})(?!\\p{L})\\.?(?: (?:de )?(?<year>20\\d\\d))?)` +
    `|(?<!\\p{L})(?:monatsende|month['’]?s?[ -]end|the month is (?:out|over))(?!\\p{L})` +
    `|(?<=antes de que (?:acabe|termine|finalice) )(?:el mes(?!\\p{L})|(?<ending>${monthNames().spellings.join('|')})(?!\\p{L}))`,
  'giu',
);

/** The last day of a month; without a year, of the next one; without a name, of this one. */
function lastDayOf(name: string | undefined, year: string | undefined, from: PlainDay): readonly PlainDay[] {
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const month = name === undefined ? fromMonth : monthNames().numbers.get(foldMonth(name));
  if (month === undefined) return [];
  const last = new Date(Date.UTC(year === undefined ? fromYear + (month < fromMonth ? 1 : 0) : Number(year), month, 0));
  const reading = parsePlainDay(last.toISOString().slice(0, 10));
  return reading.ok ? [reading.day] : [];
}

/** Finds the ends of months that a text names. */
export const monthEndsIn = (text: string, from: PlainDay): readonly DayMention[] =>
  [...text.matchAll(monthEnd)].flatMap(({ index, 0: all, groups = {} }) => {
    const days = lastDayOf(groups['month'] ?? groups['ending'], groups['year'], from);
    return days.length === 0 ? [] : [{ start: index, end: index + all.length, days }];
  });
