/** The canonical form of a language tag (BCP 47), such as `fr-CA`; undefined for an invalid tag. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return tag.length > 35 ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The primary language of a tag: `fr` for `fr-CA`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';
