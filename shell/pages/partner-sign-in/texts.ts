import { createTexts } from '@shared/i18n';
import en from '../../locales/en/partner.json';

/** The texts of the page. They load with the page, which the shell loads only when it is opened. */
export const usePartnerTexts = createTexts('partner', { en });
