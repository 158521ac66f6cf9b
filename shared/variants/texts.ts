import { createTexts } from '@shared/i18n';
import en from './locales/en/variants.json';

export const useVariantTexts = createTexts('variants', { en });
