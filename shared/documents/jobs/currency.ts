let known: ReadonlySet<string> | undefined;

/** Returns the ISO 4217 code that `text` names (`eur` → `EUR`), or undefined. */
export function currencyCode(text: string): string | undefined {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  const code = text.trim().toUpperCase();
  return known.has(code) ? code : undefined;
}
