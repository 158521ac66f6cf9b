import { createTexts } from '@shared/i18n';
import en from './locales/en/forms.json';

/** The words that the form fields and the contact dialog bring along. */
export const useFormTexts = createTexts('forms', { en });
