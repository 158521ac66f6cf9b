import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import type english from './locales/en/gift.json';

/** The texts of the gift pages. */
export type GiftTexts = typeof english;

export const giftTextsIn = localeTexts<GiftTexts>(new URL('./locales/', import.meta.url), 'gift');
