import { createTexts } from '@shared/i18n';
import en from './locales/en/record-forms.json';

/** The texts about saving and drafts, which are the same for every record. */
export const useRecordFormTexts = createTexts('record-forms', { en });
