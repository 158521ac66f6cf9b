import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import type english from './locales/en/admin.json';

/** The texts that operators read. */
export type AdminTexts = typeof english;

export const adminTextsIn = localeTexts<AdminTexts>(new URL('./locales/', import.meta.url), 'admin');
