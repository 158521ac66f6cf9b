import { createTexts } from '@shared/i18n';
import en from './locales/en/ui.json';

/** The few texts of the shared components themselves. */
export const useUiTexts = createTexts('ui', { en });
