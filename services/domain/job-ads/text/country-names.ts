import words from './words/regions.json' with { type: 'json' };

const languages = ['en', 'de', 'fr', 'es'];
let names: ReadonlyMap<string, string> | undefined;

/** The names of countries in the languages in which ads are read, with their codes (ISO 3166-1). */
export function countryNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    languages.flatMap((language) => {
      const inLanguage = new Intl.DisplayNames([language], { type: 'region' });
      return words.countries.map((code) => [inLanguage.of(code) ?? code, code] as const);
    }),
  );
  return names;
}
