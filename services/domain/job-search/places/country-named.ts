import { countryCode } from '../../../../shared/documents/places/country-code.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const languages = ['en', 'de', 'fr', 'es'];

/** Common names that are not the official ones. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ usa: 'US', 'u.s.': 'US', 'u.s.a.': 'US', 'united states of america': 'US', america: 'US' },
  ...{ uk: 'GB', 'u.k.': 'GB', 'great britain': 'GB', britain: 'GB', england: 'GB', scotland: 'GB', wales: 'GB' },
  ...{ 'northern ireland': 'GB', holland: 'NL', 'czech republic': 'CZ', turkey: 'TR', uae: 'AE' },
};

let byName: ReadonlyMap<string, string> | undefined;

function readNames(): ReadonlyMap<string, string> {
  const found = new Map(Object.entries(otherNames));
  const translations = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const codes = letters.flatMap((first) => letters.flatMap((second) => countryCode(first + second) ?? []));
  for (const code of codes) {
    for (const names of translations) {
      const name = plainText(names.of(code) ?? code);
      if (!found.has(name)) found.set(name, code);
    }
  }
  return found;
}

/** Returns the code of a country that a person wrote by name or code, such as `Deutschland` or `UK`. */
export function countryNamed(text: string): string | undefined {
  const name = plainText(text).trim();
  return (byName ??= readNames()).get(name) ?? countryCode(name);
}
