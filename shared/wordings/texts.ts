import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/wordings.json';

const texts = { en };

export function useWordingTexts(): Translate {
  return useNamespace('wordings', texts).t;
}
