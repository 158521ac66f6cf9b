import { createTexts } from '@shared/i18n';
import en from './locales/en/library.json';

/** The texts that all libraries share; texts that name a document kind come from its remote. */
export const useLibraryTexts = createTexts('library', { en });
