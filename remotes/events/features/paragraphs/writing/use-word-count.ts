import { useLocale } from '@shared/i18n';
import { useMemo } from 'react';

/** Counts the words of a text. A variable counts as one word, whatever a letter fills in. */
export function useWordCount(text: string): number {
  const { language } = useLocale();
  const segmenter = useMemo(() => new Intl.Segmenter(language, { granularity: 'word' }), [language]);
  return useMemo(
    () => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length,
    [segmenter, text],
  );
}
