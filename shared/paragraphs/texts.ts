import { createTexts } from '@shared/i18n';
import en from './locales/en/paragraphs.json';

/** The names of the variables of paragraphs. */
export const useParagraphTexts = createTexts('paragraphs', { en });
