import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/lists.json';

const texts = { en };

export function useListTexts(): Translate {
  return useNamespace('lists', texts).t;
}
