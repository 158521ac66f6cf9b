import { createTexts } from '@shared/i18n';
import en from '../../locales/en/interaction.json';

/** The texts of the page that other applications send people to. They come with the page. */
export const useInteractionTexts = createTexts('interaction', { en });
