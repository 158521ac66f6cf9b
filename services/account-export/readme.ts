import { readFileSync } from 'node:fs';
import { brand } from '../../shared/contracts/brand.ts';
import type { FileToPack } from './zip-stream.ts';

const texts = JSON.parse(readFileSync(new URL('./locales/en/readme.json', import.meta.url), 'utf8')) as Readonly<
  Record<
    | 'title'
    | 'profile'
    | 'blocks'
    | 'resumes'
    | 'noResumes'
    | 'letters'
    | 'links'
    | 'jobs'
    | 'searches'
    | 'ranking'
    | 'headshot'
    | 'format'
    | 'missing'
    | 'missingFile'
    | 'whole',
    string
  >
>;

interface Exported {
  readonly now: Date;
  readonly hasResumes: boolean;
  readonly hasLetters: boolean;
  readonly hasLinks: boolean;
  readonly hasJobs: boolean;
  readonly hasSearches: boolean;
  readonly hasRanking: boolean;
  /** Path of the picture, where there is one. */
  readonly headshot: string | undefined;
  /** Paths of what could not be made. */
  readonly missing: readonly string[];
}

/** Says what the other files are. */
export function readme({ now, headshot, missing, ...has }: Exported): FileToPack {
  const say = (name: keyof typeof texts, file = ''): string => {
    const values: Readonly<Record<string, string>> = { brand: brand.name, date: now.toISOString().slice(0, 10), file };
    return texts[name].replace(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
  };
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
    ...(headshot === undefined ? [] : [say('headshot', headshot)]),
    say('format'),
    missing.length === 0
      ? say('whole')
      : [say('missing'), ...missing.map((path) => say('missingFile', path))].join('\r\n'),
  ];
  // Windows' own editor of old shows one long line without the carriage returns.
  return { path: 'README.txt', bytes: Buffer.from(`${lines.join('\r\n\r\n')}\r\n`, 'utf8') };
}
