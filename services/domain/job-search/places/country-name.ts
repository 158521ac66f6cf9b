const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const known = new Map<string, string>();

function nameOf(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

/** What a country is called in English; the code itself for one that nobody knows. */
export function countryName(code: string): string {
  // Asking costs 20 µs, and there are a hundred thousand cities.
  const name = known.get(code) ?? nameOf(code);
  known.set(code, name);
  return name;
}
