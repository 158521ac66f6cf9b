import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import type english from '../locales/en/shared.json';

/** The words of shared pages that are not the document's. */
export const sharedTextsIn = localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'shared');
