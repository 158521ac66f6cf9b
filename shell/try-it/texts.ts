import { createTexts } from '@shared/i18n';
import en from '../locales/en/try-it.json';

/** The texts of the sample and of the pages about it. They load with the pages that show them. */
export const useTryItTexts = createTexts('try-it', { en });

/** The content of the sample, in the language of its résumé. */
export const sampleWords = en.sample;
