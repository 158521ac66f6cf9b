import { createTexts } from '@shared/i18n';
import en from './locales/en/library.json';

/** The words that all libraries share; what names a kind of documents comes from its remote. */
export const useLibraryTexts = createTexts('library', { en });
