import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { type Translate, createTranslator } from '../../../platform/i18n/translator.ts';
import type english from './locales/en/digest.json';

/** Returns a text of the email about new jobs by its name. */
export type SayDigest = Translate<keyof typeof english>;

/** Returns the translator for a language. */
export const sayIn: (language: string) => SayDigest = createTranslator(
  localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'digest'),
);
