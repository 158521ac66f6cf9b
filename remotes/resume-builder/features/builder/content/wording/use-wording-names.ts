import type { Wording } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';

export interface WordingNames {
  /** `Spanish, short`; `usual` for a block's own texts. */
  readonly nameOf: (wording: Wording) => string;
  readonly languageName: (tag: string) => string;
}

/** What wordings are called. */
export function useWordingNames(): WordingNames {
  const { t } = useTranslation();
  const formats = useFormats();
  const languageName = (tag: string): string => formats.language(tag);
  return {
    languageName,
    nameOf({ length, language }) {
      if (language === null) return t(`wording.name.${length ?? 'usual'}`);
      const name = languageName(language);
      return length === null ? name : t(`wording.name.${length}In`, { language: name });
    },
  };
}
