import { foldLine, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';

/** The letters and digits of a text, as an address has them. */
export const compact = (text: string): string => foldLine(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The letters of a name as German addresses have them, without its small words: `hausaerztemuehlenteich`. */
const spelled = (text: string): string =>
  compact(
    text
      .replace(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu, ' ')
      .replace(/ß/g, 'ss')
      .replace(/[äöüÄÖÜ]/gu, (letter) => `${letter}e`),
  );

/** Whether an address leaves away one word inside a name: `clinicazubieta` of `Clínica Dental Zubieta`. */
function hasSlugOf(name: string, slug: string): boolean {
  const words = name.split(' ');
  return words.length > 2 && words.slice(1, -1).some((_, at) => compact(words.toSpliced(at + 1, 1).join('')) === slug);
}

/** Whether a text is made of the beginnings of words, one after the other; small words may be left away. */
function joinsStarts(words: readonly string[], text: string): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return text === '';
  const key = compact(word);
  if (/^\p{Ll}/u.test(word) && joinsStarts(rest, text)) return true;
  for (let length = 1; length <= key.length && text.startsWith(key.slice(0, length)); length += 1)
    if (joinsStarts(rest, text.slice(length))) return true;
  return false;
}

/**
 * Whether an address shortens the words of a name: `stmfairhaven` of `Saint Mary Fairhaven`, `tlc` of `Two Lakes College`. One word must be
 * whole, or all of three or more be initials.
 */
function isShortened(name: string, slug: string): boolean {
  const words = name.split(/[ /-]/u);
  const proper = words.filter((word) => /^\p{Lu}/u.test(word));
  const whole = proper.some((word) => compact(word).length > 3 && slug.includes(compact(word)));
  const isStart = /^\p{Lu}/u.test(words.at(-1) ?? '') && proper.length > 1;
  return isStart && (whole || (proper.length > 2 && slug.length === proper.length)) && joinsStarts(words, slug);
}

/** The initials of a name: `lmw` of `Landesamt für Moorschutz und Wasserwirtschaft`. */
const initialsOf = (text: string): string =>
  foldLine(text.replace(/(?<!\p{L})\p{Ll}[\p{L}'’]*/gu, ' '))
    .split(/[^\p{L}]+/u)
    .map((word) => word[0] ?? '')
    .join('');

/** The length of the common beginning of two words. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How surely a name is that of the address: its letters, its initials, or its beginning. */
export function fitToSlug(value: string, slug: string): number {
  const key = compact(value);
  if (slug.length <= 2 || key.length <= 1) return 0;
  if (key.startsWith(slug) || (slug.startsWith(key) && key.length > 3)) return 4;
  if (initialsOf(value) === slug.slice(0, 6) || (slug.length <= 6 && initialsOf(value).startsWith(slug))) return 4;
  return commonStart(key, slug) >= 6 ? 2 : 0;
}

const addressParts = /(?:@|https?:\/\/|www\.)((?:[\w-]{1,63}\.)+\p{L}{2,12})/gu;
const mailSites = /^(?:gmail|outlook|hotmail|yahoo|gmx|web|orange|linkedin|indeed|icloud|stepstone)$/;

/** The names that addresses in the text contain: `fernwerk-energie` of `jobs@fernwerk-energie.example`. */
export const slugsIn = (lines: readonly AdLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ text }) =>
      [...text.matchAll(addressParts)].flatMap(([, host = '']) => {
        const name = host.replace(/^(?:www|jobs|careers|karriere)\./, '').split('.')[0] ?? '';
        return name.length > 2 && !mailSites.test(name) ? [compact(name)] : [];
      }),
    ),
  ),
];

/**
 * Adds the words of a name that stand beside the part of it that an address has: `Openfield Trail` becomes `Openfield
 * Trail Alliance`.
 */
function extended(text: string, value: string): string {
  const at = text.indexOf(value);
  if (at < 0) return value;
  const right =
    /^(?:['’]s)?(?: (?:\p{Lu}[\p{L}&'’-]*|& \p{Lu}[\p{L}'’-]*|of \p{Lu}[\p{L}'’-]*))*/u.exec(
      text.slice(at + value.length),
    )?.[0] ?? '';
  const left =
    /(?:(?:Les|Le|La|The|City of|Stadt|Ville de|Town of|Gemeinde|Ayuntamiento de) |(?:\p{Lu}[\p{L}'’-]+ (?:de |of )?)*)$/u.exec(
      text.slice(0, at),
    )?.[0] ?? '';
  const isStart = text.slice(0, at).trim() === left.trim();
  const isHeading = /^\p{Lu}[^.]*$/u.test(text) && text.length < 60;
  return `${isStart && !isHeading && !/^(?:Les|Le|La|The|City|Stadt|Ville|Town|Gemeinde|Ayuntamiento)/.test(left) ? '' : left}${value}${right}`.trim();
}

/** Finds the names in a text whose letters are those of an address. */
export function namesOfSlug(lines: readonly AdLine[], slug: string): readonly Found<string>[] {
  const found: Found<string>[] = [];
  for (const [line, { text }] of lines.entries()) {
    const words = text.split(/(?<=[\s,;:()–—|])|(?=[\s,;:()–—|])/u).filter((word) => word.trim() !== '');
    for (let from = 0; from < words.length; from += 1) {
      for (let length = Math.min(6, words.length - from); length > 0; length -= 1) {
        const value = words
          .slice(from, from + length)
          .join(' ')
          .replace(/^[\s,;:*]+|[\s.,;:!?*]+$/g, '')
          .replace(/['’]s$/, '');
        // Names in lower case have several words: one alone may be any word.
        if (!/^\p{Lu}/u.test(value)) {
          if (/^\p{Ll}+ /u.test(value) && compact(value) === slug) found.push({ value, line });
          continue;
        }
        const key = compact(value.replace(/&/g, ' and '));
        if (
          key === slug ||
          compact(value) === slug ||
          isShortened(value, slug) ||
          (/ [\p{Lu}\d&]\S*$/u.test(value) && (spelled(value) === slug || hasSlugOf(value, slug))) ||
          (length > 0 && key.length > 4 && slug.startsWith(key) && key.length >= slug.length * 0.6)
        ) {
          found.push({ value: extended(text, value), line });
          break;
        }
      }
    }
  }
  const exact = found.filter(({ value }) => compact(value).includes(slug));
  return exact.length > 0 ? exact : found;
}
