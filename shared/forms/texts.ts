import { createTexts } from '@shared/i18n';
import en from './locales/en/forms.json';

/** The texts of the form fields and the contact dialog. */
export const useFormTexts = createTexts('forms', { en });
