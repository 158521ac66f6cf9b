import { primaryLanguage } from './language.ts';
import type { VariantKey } from './variant.ts';

/** Which part of the requested wording is not available. */
export type Fallback = 'none' | 'language' | 'length' | 'both';

export interface VariantChoice<Of extends VariantKey> {
  /** Null means the block's own texts. */
  readonly variant: Of | null;
  readonly fallback: Fallback;
}

/** The variants in a language: those with the exact tag, otherwise those with the same primary language. */
function inLanguage<Of extends VariantKey>(variants: readonly Of[], wanted: string): readonly Of[] {
  const tag = wanted.toLowerCase();
  const exact = variants.filter(({ language }) => language?.toLowerCase() === tag);
  if (exact.length > 0) return exact;
  const primary = primaryLanguage(wanted);
  return variants.filter(({ language }) => language !== null && primaryLanguage(language) === primary);
}

/**
 * Chooses the variant closest to `wanted`: the language counts first, then the length. A missing language falls back to
 * the block's own, in the requested length if there is one.
 */
export function closestVariant<Of extends VariantKey>(variants: readonly Of[], wanted: VariantKey): VariantChoice<Of> {
  const { length, language } = wanted;
  const found = language === null ? [] : inLanguage(variants, language);
  const [first] = found;
  if (first !== undefined) {
    const fitting = found.find((each) => each.length === length);
    if (fitting) return { variant: fitting, fallback: 'none' };
    return { variant: found.find((each) => each.length === null) ?? first, fallback: 'length' };
  }
  const isMissing = language !== null;
  if (length === null) return { variant: null, fallback: isMissing ? 'language' : 'none' };
  const fitting = variants.find((each) => each.language === null && each.length === length);
  if (fitting) return { variant: fitting, fallback: isMissing ? 'language' : 'none' };
  return { variant: null, fallback: isMissing ? 'both' : 'length' };
}
