import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/paragraphs.json';

const texts = { en };

/** What the variables of paragraphs are called. */
export function useParagraphTexts(): Translate {
  return useNamespace('paragraphs', texts).t;
}
