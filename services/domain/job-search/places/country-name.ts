const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const nameCache = new Map<string, string>();

function nameOf(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

/** Returns the English name of a country; the code itself if it is unknown. */
export function countryName(code: string): string {
  // The names are cached, because a lookup takes 20 µs and there are a hundred thousand cities.
  const name = nameCache.get(code) ?? nameOf(code);
  nameCache.set(code, name);
  return name;
}
