import { createTexts } from '@shared/i18n';
import en from '../../locales/en/end-session.json';

/** The texts of the page for links that end a sign-in. They load with the page. */
export const useEndSessionTexts = createTexts('end-session', { en });
