/** The codes for which CLDR has names although they are no countries. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

/** Returns a country code (ISO 3166-1, two letters) in capitals; undefined for any other text. */
export function countryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return undefined;
  // Codes of former countries, such as DD, are replaced by those of today.
  if (new Intl.Locale(`und-${code}`).region !== code) return undefined;
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) === undefined ? undefined : code;
}
