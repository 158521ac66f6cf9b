import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/record-forms.json';

const texts = { en };

/** The words about saving and drafts, which are the same for every record. */
export function useRecordFormTexts(): Translate {
  return useNamespace('record-forms', texts).t;
}
