import { createTexts } from '@shared/i18n';
import en from '../locales/en/try-it.json';

/** The words of the sample and of what is said about it. They come with the pages that show them. */
export const useTryItTexts = createTexts('try-it', { en });

/** What the sample says: it is content, in the language of the résumé that it becomes. */
export const sampleWords = en.sample;
