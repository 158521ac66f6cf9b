import { createTexts } from '@shared/i18n';
import en from './locales/en/builder.json';

/**
 * The texts of the builder's own parts. Texts that name the document kind are the remote's own (`kind-texts.ts`).
 */
export const useBuilderTexts = createTexts('builder', { en });
