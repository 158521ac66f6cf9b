/** A language tag (BCP 47) in its canonical form, `fr-CA`; undefined for what is none. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return tag.length > 35 ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** `fr` of `fr-CA`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';
