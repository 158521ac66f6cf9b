import { createTexts } from '@shared/i18n';
import en from '../../locales/en/interaction.json';

/** The texts of the page for other applications. They load with the page. */
export const useInteractionTexts = createTexts('interaction', { en });
