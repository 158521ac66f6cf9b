import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/ui.json';

const texts = { en };

/** The few words that the shared components say by themselves. */
export function useUiTexts(): Translate {
  return useNamespace('ui', texts).t;
}
