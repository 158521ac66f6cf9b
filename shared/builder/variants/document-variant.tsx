import { documentLocaleOf, defaultVariantKey, type DocumentLocale, type VariantKey } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface DocumentVariant {
  /** The variant that the document asks for. */
  readonly wording: VariantKey;
  /** The language in which the document is printed. */
  readonly locale: DocumentLocale;
}

const DocumentVariantContext = createContext<DocumentVariant | null>(null);

/** Returns the variant choice and the language of the document that is being edited. */
export function useDocumentVariant(): DocumentVariant {
  const found = use(DocumentVariantContext);
  if (found === null) throw new Error('useWording is used outside of a WordingProvider.');
  return found;
}

interface DocumentVariantProviderProps {
  /** The variant choice of the document; undefined for the default. */
  readonly wording: VariantKey | undefined;
  readonly children: ReactNode;
}

/** Provides the variant choice and the language of a document to its content. */
export function DocumentVariantProvider({ wording, children }: DocumentVariantProviderProps): ReactNode {
  const { language } = useLocale();
  const value = useMemo(
    () => ({ wording: wording ?? defaultVariantKey, locale: documentLocaleOf(wording ? { wording } : {}, language) }),
    [wording, language],
  );
  return <DocumentVariantContext value={value}>{children}</DocumentVariantContext>;
}
