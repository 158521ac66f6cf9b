import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import type english from '../locales/en/shared.json';

/** The texts of shared pages that are not part of the document. */
export const sharedTextsIn = localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'shared');
