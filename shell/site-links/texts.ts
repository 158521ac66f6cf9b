import { createTexts } from '@shared/i18n';
import en from '../locales/en/site-links.json';

/** The names of the pages that every footer links to. They load with the sign-in pages and the account's panel. */
export const useSiteLinkTexts = createTexts('site-links', { en });
