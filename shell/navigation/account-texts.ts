import { createTexts } from '@shared/i18n';
import en from '../locales/en/account-panel.json';

/** The texts of the account's panel and of the contact dialog until it is loaded, which load with them. */
export const useAccountTexts = createTexts('account-panel', { en });
