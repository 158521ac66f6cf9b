import { createTexts } from '@shared/i18n';
import en from '../locales/en/command-bar.json';

/** The texts of the command bar. They load with it. */
export const useCommandTexts = createTexts('command-bar', { en });
