import { documentLocaleOf, defaultVariantKey, type DocumentLocale, type VariantKey } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface DocumentWording {
  /** What the document wants. */
  readonly wording: VariantKey;
  /** The language that it is printed in. */
  readonly manner: DocumentLocale;
}

const WordingContext = createContext<DocumentWording | null>(null);

/** How the document that is being edited is worded. */
export function useWording(): DocumentWording {
  const found = use(WordingContext);
  if (found === null) throw new Error('useWording is used outside of a WordingProvider.');
  return found;
}

interface WordingProviderProps {
  /** The document's; undefined for the usual one. */
  readonly wording: VariantKey | undefined;
  readonly children: ReactNode;
}

export function WordingProvider({ wording, children }: WordingProviderProps): ReactNode {
  const { language } = useLocale();
  const value = useMemo(
    () => ({ wording: wording ?? defaultVariantKey, manner: documentLocaleOf(wording ? { wording } : {}, language) }),
    [wording, language],
  );
  return <WordingContext value={value}>{children}</WordingContext>;
}
