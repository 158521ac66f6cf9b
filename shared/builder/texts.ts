import { createTexts } from '@shared/i18n';
import en from './locales/en/builder.json';

/**
 * The words that the parts of a builder bring along. Sentences that name the kind of document are the remote's own
 * (`texts-of-kind.ts`).
 */
export const useBuilderTexts = createTexts('builder', { en });
