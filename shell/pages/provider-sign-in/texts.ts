import { createTexts } from '@shared/i18n';
import en from '../../locales/en/provider-sign-in.json';

/** The texts of the pages for an external provider. They load with the pages. */
export const useProviderTexts = createTexts('provider-sign-in', { en });
