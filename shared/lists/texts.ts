import { createTexts } from '@shared/i18n';
import en from './locales/en/lists.json';

export const useListTexts = createTexts('lists', { en });
