import { createTexts } from '@shared/i18n';
import en from './locales/en/ui.json';

/** The few words that the shared components say by themselves. */
export const useUiTexts = createTexts('ui', { en });
