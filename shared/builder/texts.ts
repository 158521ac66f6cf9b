import { useNamespace, type Translate } from '@shared/i18n';
import en from './locales/en/builder.json';

const texts = { en };

/**
 * The words that the parts of a builder bring along. Sentences that name the kind of document are the remote's own
 * (`texts-of-kind.ts`).
 */
export function useBuilderTexts(): Translate {
  return useNamespace('builder', texts).t;
}
