import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import type english from './locales/en/public.json';

/**
 * The texts of the pages that the server renders, including those shown where the operator has not given a name or an
 * address.
 */
export const publicTextsIn = localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'public');
