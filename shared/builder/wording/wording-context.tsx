import { documentLocaleOf, defaultVariantKey, type DocumentLocale, type VariantKey } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface DocumentWording {
  /** The variant that the document asks for. */
  readonly wording: VariantKey;
  /** The language in which the document is printed. */
  readonly locale: DocumentLocale;
}

const WordingContext = createContext<DocumentWording | null>(null);

/** Returns the variant choice and the language of the document that is being edited. */
export function useWording(): DocumentWording {
  const found = use(WordingContext);
  if (found === null) throw new Error('useWording is used outside of a WordingProvider.');
  return found;
}

interface WordingProviderProps {
  /** The variant choice of the document; undefined for the default. */
  readonly wording: VariantKey | undefined;
  readonly children: ReactNode;
}

/** Provides the variant choice and the language of a document to its content. */
export function WordingProvider({ wording, children }: WordingProviderProps): ReactNode {
  const { language } = useLocale();
  const value = useMemo(
    () => ({ wording: wording ?? defaultVariantKey, locale: documentLocaleOf(wording ? { wording } : {}, language) }),
    [wording, language],
  );
  return <WordingContext value={value}>{children}</WordingContext>;
}
