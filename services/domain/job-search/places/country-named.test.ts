import { countryCode } from '../../../../shared/documents/places/country-code.ts';
import { countryNamed } from './country-named.ts';

test.each([
  ['United States', 'US'],
  ['usa', 'US'],
  ['UK', 'GB'],
  ['Deutschland', 'DE'],
  ['España', 'ES'],
  ['  österreich ', 'AT'],
  ['de', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
])('reads the country in %j', (text, expected) => expect(countryNamed(text)).toBe(expected));

test('accepts only codes of countries', () => {
  expect(['gb', 'ZZ', 'EU', 'QQ', 'usa', ''].map(countryCode).filter(Boolean)).toEqual(['GB']);
});
