import { useOwnTexts, type Translate } from '@shared/i18n';
import en from './locales/en/wordings.json';

const texts = { en };

export function useWordingTexts(): Translate {
  return useOwnTexts('wordings', texts).t;
}
