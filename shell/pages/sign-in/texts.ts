import { createTexts } from '@shared/i18n';
import en from '../../locales/en/sign-in.json';

/** The page's texts. They come with the page, which the shell loads only when it is opened. */
export const useSignInTexts = createTexts('sign-in', { en });
