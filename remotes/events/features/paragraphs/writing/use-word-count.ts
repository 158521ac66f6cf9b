import { useLocale } from '@shared/i18n';
import { useMemo } from 'react';

/** How many words a text has. A variable is one, whatever a letter will put in its place. */
export function useWordCount(text: string): number {
  const { language } = useLocale();
  const segmenter = useMemo(() => new Intl.Segmenter(language, { granularity: 'word' }), [language]);
  return useMemo(
    () => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length,
    [segmenter, text],
  );
}
