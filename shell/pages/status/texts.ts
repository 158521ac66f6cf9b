import { createTexts } from '@shared/i18n';
import en from '../../locales/en/status.json';

/** The texts of pages that only show a message. They load with these pages, which few people see. */
export const useStatusTexts = createTexts('status', { en });
