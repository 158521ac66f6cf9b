import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import { createTranslator, type Translate } from '../../platform/i18n/translator.ts';
import type jobDigestEnglish from './job-digest/locales/en/digest.json';
import type searchDigestEnglish from './search-digest/locales/en/digest.json';

/** Returns the translators of one kind of daily email, by language. Each kind has a folder with its `locales`. */
const textsOfKind = <Name extends string>(folder: string): ((language: string) => Translate<Name>) =>
  createTranslator(localeTexts<Record<Name, string>>(new URL(`./${folder}/locales/`, import.meta.url), 'digest'));

/** Returns a text of the email about new jobs by its name. */
export type TranslateSearchDigest = Translate<keyof typeof searchDigestEnglish>;

/** The texts of the daily email about what is due. */
export const jobDigestTexts = textsOfKind<keyof typeof jobDigestEnglish>('job-digest');

/** The texts of the daily email about new jobs. */
export const searchDigestTexts = textsOfKind<keyof typeof searchDigestEnglish>('search-digest');
