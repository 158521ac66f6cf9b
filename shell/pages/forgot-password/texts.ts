import { createTexts } from '@shared/i18n';
import en from '../../locales/en/password.json';

/** The texts of both pages for a forgotten password. They load with the pages. */
export const usePasswordTexts = createTexts('password', { en });
