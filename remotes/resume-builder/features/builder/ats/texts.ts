import { createTexts } from '@shared/i18n';
import en from '../../../locales/en/ats.json';

/** The texts of what a machine reads. They load with the dialog, because they are long. */
export const useAtsTexts = createTexts('ats', { en });
