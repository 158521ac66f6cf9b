import { createTexts } from '@shared/i18n';
import en from '../locales/en/guest.json';

/** The texts for guests. They load with the components that show them, which other users never load. */
export const useGuestTexts = createTexts('guest', { en });
