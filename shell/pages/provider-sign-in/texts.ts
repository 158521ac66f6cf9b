import { createTexts } from '@shared/i18n';
import en from '../../locales/en/provider-sign-in.json';

/** The texts of the pages around a provider elsewhere. They come with the pages. */
export const useProviderTexts = createTexts('provider-sign-in', { en });
