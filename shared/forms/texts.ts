import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/forms.json';

const texts = { en };

/** The words that the form fields and the contact dialog bring along. */
export function useFormTexts(): Translate {
  return useNamespace('forms', texts).t;
}
