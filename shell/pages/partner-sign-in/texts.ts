import { createTexts } from '@shared/i18n';
import en from '../../locales/en/partner.json';

/** The page's texts. They come with the page, which the shell loads only when it is opened. */
export const usePartnerTexts = createTexts('partner', { en });
