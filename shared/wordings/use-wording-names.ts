import type { VariantKey } from '@shared/documents';
import { useFormats } from '@shared/i18n';
import { useMemo } from 'react';
import { useWordingTexts } from './texts.ts';

export interface WordingNames {
  /** `Spanish, short`; `usual` for a block's own texts. */
  readonly nameOf: (wording: VariantKey) => string;
  readonly languageName: (tag: string) => string;
}

/** What wordings are called. */
export function useWordingNames(): WordingNames {
  const t = useWordingTexts();
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
