import { canonicalLanguage, variantLengths, type VariantKey } from '@shared/documents';
import { useSearchParams } from '@shared/router';

/** Returns the variant requested by the URL, such as `?language=es&length=short`, to which a résumé's note links. */
export function useRequestedVariant(): VariantKey | undefined {
  const [parameters] = useSearchParams();
  const length = variantLengths.find((each) => each === parameters.get('length')) ?? null;
  const tag = parameters.get('language');
  const language = (tag === null ? undefined : canonicalLanguage(tag)) ?? null;
  return length === null && language === null ? undefined : { length, language };
}
