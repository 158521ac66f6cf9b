import { useNamespace, type Translate } from '@shared/i18n';
import en from '../../locales/en/password.json';

/** The texts of both pages for a forgotten password. They come with the pages. */
export const usePasswordTexts = (): Translate => useNamespace('password', { en }).t;
