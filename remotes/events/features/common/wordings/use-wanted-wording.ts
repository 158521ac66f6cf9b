import { canonicalLanguage, wordingLengths, type VariantKey } from '@shared/documents';
import { useSearchParams } from '@shared/router';

/** The wording that the address asks for: `?language=es&length=short`, as a résumé's note leads here. */
export function useWantedWording(): VariantKey | undefined {
  const [parameters] = useSearchParams();
  const length = wordingLengths.find((each) => each === parameters.get('length')) ?? null;
  const tag = parameters.get('language');
  const language = (tag === null ? undefined : canonicalLanguage(tag)) ?? null;
  return length === null && language === null ? undefined : { length, language };
}
