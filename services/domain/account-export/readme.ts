import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../platform/i18n/translator.ts';
import type english from './locales/en/readme.json';
import type { FileToPack } from './zip-stream.ts';

const translatorIn = createTranslator(localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'readme'));

interface Exported {
  /** The reader's language (BCP 47). */
  readonly language: string;
  readonly now: Date;
  readonly hasSignIn: boolean;
  readonly hasResumes: boolean;
  readonly hasLetters: boolean;
  readonly hasLinks: boolean;
  readonly hasJobs: boolean;
  readonly hasPeople: boolean;
  readonly hasEmailTemplates: boolean;
  readonly hasSearches: boolean;
  readonly hasRanking: boolean;
  readonly hasPlanOrders: boolean;
  /** The path of the picture, if there is one. */
  readonly headshot: string | undefined;
  /** The paths of files that could not be created. */
  readonly missing: readonly string[];
}

/** Creates the file that describes the other files. */
export function readme({ language, now, headshot, missing, ...has }: Exported): FileToPack {
  const t = (name: keyof typeof english, file = ''): string =>
    translatorIn(language)(name, { date: now.toISOString().slice(0, 10), file });
  const lines = [
    t('title'),
    t('profile'),
    ...(has.hasSignIn ? [t('signIn')] : []),
    t('blocks'),
    t(has.hasResumes ? 'resumes' : 'noResumes'),
    ...(has.hasLetters ? [t('letters')] : []),
    ...(has.hasLinks ? [t('links')] : []),
    ...(has.hasJobs ? [t('jobs')] : []),
    ...(has.hasPeople ? [t('people')] : []),
    ...(has.hasEmailTemplates ? [t('emailTemplates')] : []),
    ...(has.hasSearches ? [t('searches')] : []),
    ...(has.hasRanking ? [t('ranking')] : []),
    ...(has.hasPlanOrders ? [t('plus')] : []),
    ...(headshot === undefined ? [] : [t('headshot', headshot)]),
    t('format'),
    missing.length === 0 ? t('whole') : [t('missing'), ...missing.map((path) => t('missingFile', path))].join('\r\n'),
  ];
  // Older versions of Windows Notepad need carriage returns to show line breaks.
  return { path: 'README.txt', bytes: Buffer.from(`${lines.join('\r\n\r\n')}\r\n`, 'utf8') };
}
