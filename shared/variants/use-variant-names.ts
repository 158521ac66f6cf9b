import type { VariantKey } from '@shared/documents';
import { useFormats } from '@shared/i18n';
import { useMemo } from 'react';
import { useVariantTexts } from './texts.ts';

export interface VariantNames {
  /** Returns a name such as `Spanish, short`; `usual` for the event's own texts. */
  readonly nameOf: (wording: VariantKey) => string;
  readonly languageName: (tag: string) => string;
}

/** Returns functions that name variants and languages. */
export function useVariantNames(): VariantNames {
  const t = useVariantTexts();
  const formats = useFormats();
  return useMemo(
    () => ({
      languageName: (tag) => formats.language(tag),
      nameOf({ length, language }) {
        if (language === null) return t(length ?? 'usual');
        const name = formats.language(language);
        return length === null ? name : t(`${length}In`, { language: name });
      },
    }),
    [t, formats],
  );
}
