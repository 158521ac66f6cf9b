import { createTexts } from '@shared/i18n';
import en from '../../locales/en/sign-in.json';

/** The texts of the page. They load with the page, which the shell loads only when it is opened. */
export const useSignInTexts = createTexts('sign-in', { en });
