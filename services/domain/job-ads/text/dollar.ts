import { countryOf } from './country-of.ts';

/** The countries whose own money is written with `$`, and its code, ISO 4217. */
const dollars: Readonly<Record<string, string>> = {
  ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' },
  ...{ MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP' },
};

/** Returns the currency that `$` means in an ad, ISO 4217. */
export const dollarOf = (clues: Parameters<typeof countryOf>[0]): string => dollars[countryOf(clues) ?? 'US'] ?? 'USD';

const signs: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\bEUR\b|\bEuros?\b/iu],
  ['GBP', /£|\bGBP\b/u],
  ['CHF', /\bCHF\b|\bFr\. ?\d/u],
];
const euroCountries = new Set(['DE', 'AT', 'FR', 'BE', 'ES', 'IE', 'IT', 'NL', 'LU', 'PT', 'FI']);

/** The currency in which an ad means amounts that name none, ISO 4217; null if nothing tells it. */
export function ownCurrency(
  text: string,
  country: string | undefined,
  language: string,
  dollar: string,
): string | null {
  const signed = signs.find(([, pattern]) => pattern.test(text))?.[0];
  if (signed !== undefined) return signed;
  if (text.includes('$')) return dollar;
  if (country === undefined) return language === 'de' || language === 'fr' ? 'EUR' : null;
  if (euroCountries.has(country)) return 'EUR';
  return country === 'GB' ? 'GBP' : country === 'CH' ? 'CHF' : (dollars[country] ?? null);
}
