import { createTexts } from '@shared/i18n';
import en from './locales/en/paragraphs.json';

/** What the variables of paragraphs are called. */
export const useParagraphTexts = createTexts('paragraphs', { en });
