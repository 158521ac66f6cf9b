import { globSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { languageCookie, pseudoLanguage, textsLanguage } from '../../../shared/contracts/texts-language.ts';

/** The languages for which a folder `locales/{language}` exists below the server's source when the process starts. */
function installedLanguages(services: string): ReadonlySet<string> {
  const folders = globSync('**/locales/*/', { cwd: services });
  return new Set([textsLanguage, pseudoLanguage, ...folders.map((folder) => path.basename(folder))]);
}

const languages = installedLanguages(path.resolve(import.meta.dirname, '../..'));

/** Returns the closest language that has texts, such as `de` for `de-AT`. */
const findLanguage = (tag: string): string | undefined =>
  [tag, tag.split('-')[0] ?? ''].find((each) => languages.has(each));

/** The languages of an `Accept-Language` header, the most preferred first (RFC 9110 §12.5.4). */
function acceptedLanguages(header: string): readonly string[] {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  return preferences
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

const cookieIn = (header: string): string | undefined =>
  header
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);

/**
 * Returns the language of a request: the one chosen in this browser, or else the first of the browser's own languages
 * that has texts, or else English.
 */
export function textsLanguageOf({
  cookie = '',
  'accept-language': accept = '',
}: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): string {
  const tags = [cookieIn(cookie) ?? '', ...acceptedLanguages(accept)];
  return tags.map(findLanguage).find((each) => each !== undefined) ?? textsLanguage;
}
