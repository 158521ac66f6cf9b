import { createTexts } from '@shared/i18n';
import en from '../../locales/en/confirm-email.json';

/** The texts of the page for links that confirm an address. They load with the page. */
export const useConfirmEmailTexts = createTexts('confirm-email', { en });
