/** Days that are written in words, as days in numbers: `the sixth of February`, `by St Valentine's Day`. */
import { monthNames } from '../../../../shared/documents/text/month-names.ts';
import words from './words/written-days.json' with { type: 'json' };

const numbers = new Map(
  Object.values(words.ordinals).flatMap((names) => names.map((name, index) => [name, index + 1] as const)),
);
const longestFirst = (names: Iterable<string>): string =>
  [...names].toSorted((one, other) => other.length - one.length).join('|');
const ordinal = longestFirst(numbers.keys());
const month = monthNames().spellings.join('|');
const beforeMonth = new RegExp(`(?<!\\p{L})(${ordinal})(?= (?:day )?(?:of |de |d['’])?(?:${month})(?!\\p{L}))`, 'giu');
const afterMonth = new RegExp(`(?<=(?<!\\p{L})(?:${month}),? (?:the )?)(${ordinal})(?!\\p{L})`, 'giu');

const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'");
const feasts = new Map(
  Object.entries(words.feasts).flatMap(([day, names]) => names.map((name) => [name, day] as const)),
);
/** What lies before a feast may end well before it, so that only its own day counts. */
const feast = new RegExp(
  `(?<=(?<!\\p{L})(?:${words.limits.join('|')}) (?:(?:the|zum|zu|au|à|la|le|el|l['’]|on|an|am) ?)?)(${longestFirst(feasts.keys()).replaceAll("'", "['’]")})(?!\\p{L})`,
  'giu',
);

/** Writes the days of a text in numbers: `the 6 of February`, `by 14 February`. */
export const withNumberedDays = (text: string): string =>
  text
    .replace(beforeMonth, (name) => `${numbers.get(fold(name)) ?? name}`)
    .replace(afterMonth, (name) => `${numbers.get(fold(name)) ?? name}`)
    .replace(feast, (name) => feasts.get(fold(name)) ?? name);
