import { mannerOf, usualWording, type Manner, type ResumeDocument, type Wording } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface DocumentWording {
  /** What the résumé wants. */
  readonly wording: Wording;
  /** The language that it is printed in. */
  readonly manner: Manner;
}

const WordingContext = createContext<DocumentWording | null>(null);

/** How the résumé that is being edited is worded. */
export function useWording(): DocumentWording {
  const found = use(WordingContext);
  if (found === null) throw new Error('useWording is used outside of a WordingProvider.');
  return found;
}

interface WordingProviderProps {
  readonly document: ResumeDocument;
  readonly children: ReactNode;
}

export function WordingProvider({ document: { wording }, children }: WordingProviderProps): ReactNode {
  const { language } = useLocale();
  const value = useMemo(
    () => ({ wording: wording ?? usualWording, manner: mannerOf(wording ? { wording } : {}, language) }),
    [wording, language],
  );
  return <WordingContext value={value}>{children}</WordingContext>;
}
