import { createTexts } from '@shared/i18n';
import en from './locales/en/wordings.json';

export const useWordingTexts = createTexts('wordings', { en });
