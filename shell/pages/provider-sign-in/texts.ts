import { useNamespace, type Translate } from '@shared/i18n';
import en from '../../locales/en/provider-sign-in.json';

/** The texts of the pages around a provider elsewhere. They come with the pages. */
export const useProviderTexts = (): Translate => useNamespace('provider-sign-in', { en }).t;
