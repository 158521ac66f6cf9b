import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/library.json';

const texts = { en };

/** The words that all libraries share; what names a kind of documents comes from its remote. */
export function useLibraryTexts(): Translate {
  return useNamespace('library', texts).t;
}
