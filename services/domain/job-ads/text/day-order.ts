import { daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import type { DayOrder } from '../../../../shared/documents/jobs/read-day.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { countryOf } from './country-of.ts';
import { usStates } from './place-forms.ts';

interface OrderClues {
  readonly lines: readonly AdLine[];
  /** Primary subtag. */
  readonly language: string;
  /** ISO 4217, of the pay. */
  readonly currency: string | null;
  readonly location: string | null;
  readonly host: string | null;
}

const dayFirstCurrencies = new Set(['EUR', 'GBP', 'CHF', 'AUD', 'NZD', 'PLN', 'INR', 'MXN', 'ARS', 'SGD', 'BRL']);
const american = new RegExp(`,\\s?(?:${usStates})(?:\\s+\\d{5}(?:-\\d{4})?)?(?!\\p{L})`, 'u');
/** Where English ads write the month first; elsewhere, Canadians and others write both. */
const monthFirstCountries = new Set(['US']);
const mixedCountries = new Set(['CA', 'PH', 'ZA', 'KE']);

/** Countries whose code is also that of a state, by the language of their ads: Argentina is not Arkansas there. */
const countryCodes: Readonly<Record<string, RegExp>> = {
  es: /,\s?(?:AR|CO|PA)$/u,
  de: /,\s?DE$/u,
  fr: /,\s?(?:MA|GA|AL|SC|MD)$/u,
};
const isOtherCountry = (language: string, location: string | null): boolean =>
  countryCodes[language]?.test(location ?? '') === true;

/** How an unambiguous day of the text, such as `10/28/2026`, orders its numbers. */
function byOtherDays(lines: readonly AdLine[]): DayOrder | undefined {
  const orders = new Set<DayOrder>();
  for (const { text } of lines) {
    for (const { start, days } of daysIn(text)) {
      const [, first = '', second = ''] = /^(\d{1,2})[-/](\d{1,2})[-/]\d/.exec(text.slice(start)) ?? [];
      if (days.length !== 1 || first === '' || first === second) continue;
      if (Number(first) > 12) orders.add('dayFirst');
      if (Number(second) > 12) orders.add('monthFirst');
    }
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}

/**
 * Tells whether the day or the month comes first in a text's numbers: by its other days, then by currency, place,
 * language, and address. Undefined where they do not tell, or contradict each other; the person is asked then.
 */
export function dayOrderOf({ lines, language, currency, location, host }: OrderClues): DayOrder | undefined {
  const told = byOtherDays(lines);
  if (told) return told;
  const country = countryOf({ text: '', location, host });
  // In the United States, ads in Spanish are read by people who write the month first as well.
  if (language !== 'en') return country === 'US' && !isOtherCountry(language, location) ? 'monthFirst' : 'dayFirst';
  const clues = new Set<DayOrder>();
  if (currency === 'USD') clues.add('monthFirst');
  if (currency !== null && dayFirstCurrencies.has(currency)) clues.add('dayFirst');
  if (country !== undefined && monthFirstCountries.has(country)) clues.add('monthFirst');
  else if (country !== undefined && !mixedCountries.has(country)) clues.add('dayFirst');
  if (clues.size === 0 && lines.some(({ text }) => american.test(text))) clues.add('monthFirst');
  return clues.size === 1 ? [...clues][0] : undefined;
}
