import { localeTexts } from '../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../platform/i18n/translator.ts';
import type english from './locales/en/readme.json';
import type { FileToPack } from './zip-stream.ts';

const sayIn = createTranslator(localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'readme'));

interface Exported {
  /** BCP 47: the reader's. */
  readonly language: string;
  readonly now: Date;
  readonly hasResumes: boolean;
  readonly hasLetters: boolean;
  readonly hasLinks: boolean;
  readonly hasJobs: boolean;
  readonly hasSearches: boolean;
  readonly hasRanking: boolean;
  readonly hasPlanOrders: boolean;
  /** Path of the picture, where there is one. */
  readonly headshot: string | undefined;
  /** Paths of what could not be made. */
  readonly missing: readonly string[];
}

/** Says what the other files are. */
export function readme({ language, now, headshot, missing, ...has }: Exported): FileToPack {
  const say = (name: keyof typeof english, file = ''): string =>
    sayIn(language)(name, { date: now.toISOString().slice(0, 10), file });
  const lines = [
    say('title'),
    say('profile'),
    say('blocks'),
    say(has.hasResumes ? 'resumes' : 'noResumes'),
    ...(has.hasLetters ? [say('letters')] : []),
    ...(has.hasLinks ? [say('links')] : []),
    ...(has.hasJobs ? [say('jobs')] : []),
    ...(has.hasSearches ? [say('searches')] : []),
    ...(has.hasRanking ? [say('ranking')] : []),
    ...(has.hasPlanOrders ? [say('plus')] : []),
    ...(headshot === undefined ? [] : [say('headshot', headshot)]),
    say('format'),
    missing.length === 0
      ? say('whole')
      : [say('missing'), ...missing.map((path) => say('missingFile', path))].join('\r\n'),
  ];
  // Windows' own editor of old shows one long line without the carriage returns.
  return { path: 'README.txt', bytes: Buffer.from(`${lines.join('\r\n\r\n')}\r\n`, 'utf8') };
}
