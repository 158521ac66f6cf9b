import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import type english from './locales/en/gift.json';

/** The words of the pages of gifts. */
export type GiftTexts = typeof english;

export const giftTextsIn = localeTexts<GiftTexts>(new URL('./locales/', import.meta.url), 'gift');
