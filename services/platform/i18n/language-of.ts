import { globSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { languageCookie, pseudoLanguage, textsLanguage } from '../../../shared/contracts/texts-language.ts';

/** Languages that a folder `locales/{language}` below the server's source has texts in, as they are when the process starts. */
function installedLanguages(services: string): ReadonlySet<string> {
  const folders = globSync('**/locales/*/', { cwd: services });
  return new Set([textsLanguage, pseudoLanguage, ...folders.map((folder) => path.basename(folder))]);
}

const languages = installedLanguages(path.resolve(import.meta.dirname, '../..'));

/** `de` for `de-AT`, as far as there are texts. */
const spoken = (wanted: string): string | undefined =>
  [wanted, wanted.split('-')[0] ?? ''].find((each) => languages.has(each));

/** The languages of `Accept-Language`, the most wanted first (RFC 9110 §12.5.4). */
function accepted(header: string): readonly string[] {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  return wanted
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
 * The language in which whoever asks reads: the one that was chosen in this browser, or the first of the browser's own that
 * there are texts in, or English.
 */
export function textsLanguageOf({
  cookie = '',
  'accept-language': accept = '',
}: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): string {
  const wanted = [cookieIn(cookie) ?? '', ...accepted(accept)];
  return wanted.map(spoken).find((each) => each !== undefined) ?? textsLanguage;
}
