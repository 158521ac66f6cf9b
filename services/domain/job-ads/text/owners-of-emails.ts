/** Finds the person to whom an email address belongs by its letters. */
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { isAlsoWord, isGivenName } from './given-names.ts';
import { asks, initial, introductions, mayBeName, part } from './person-names.ts';
import words from './words/name-words.json' with { type: 'json' };

/** The beginnings of addresses that are nobody's. */
const departments = new RegExp(`^(?:${words.departments.join('|')})`);
const names = new RegExp(
  `(?<!\\p{L})(${part}|\\p{Lu}(?=\\.))(?:(?<=(?<!\\p{L})(?:\\p{Lu}|Chr|Th|Ph|Joh|Jos|Wolfg|Wm|Geo|Ma|Fco|Mª))\\.)?(?: ${initial}(${part}))?(?: (${part}))?(?!\\p{L})`,
  'gu',
);
const letters = (text: string): string => plainText(text).replace(/[^a-z]/g, '');

/** Whether a key is made of the initials of given names: `xm` of `Xiaoming`, `jp` of `Jean-Philippe`. */
function abbreviates(key: string, given: string): boolean {
  if (key.length === 0 || key.length > 3 || key[0] !== given[0]) return false;
  let at = 0;
  for (const letter of given) if (letter === key[at]) at += 1;
  return at === key.length;
}

/** Whether the letters of an address are those of a name, of which the family name may stand first. */
function hasLettersOf(parts: readonly string[], keys: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  if (hasLettersInOrder(parts, keys)) return true;
  const isFamilyFirst = rest.length > 0 && (/^\p{Lu}{2,}$/u.test(first) || isGivenName(rest.at(-1) ?? ''));
  return isFamilyFirst && hasLettersInOrder([...rest, first], keys);
}

function hasLettersInOrder(parts: readonly string[], keys: readonly string[]): boolean {
  const given = letters(parts[0] ?? '');
  // An address may have only one part of a double name.
  const family = parts
    .slice(1)
    .flatMap((each) => (each.includes('-') ? each.split('-').concat(each) : [each]))
    .map(letters);
  const last = family.at(-1) ?? '';
  return keys.some(
    (key) =>
      (last !== '' && given.length > 2 && key === `${given}${last[0] ?? ''}`) ||
      (last.length > 2 &&
        (key === given + last ||
          key === `${given[0] ?? ''}${last}` ||
          key === last + given ||
          (key.startsWith(given) && family.some((one) => key === given + one)) ||
          key === given + family.join('') ||
          key === last ||
          family.some(
            (one) => one.length > 2 && key.endsWith(one) && abbreviates(key.slice(0, -one.length), given),
          ))) ||
      (given.length > 2 && key === given && (/\p{Ll}/u.test(parts[0] ?? '') || isGivenName(parts[0] ?? ''))),
  );
}

/** Words around a single name that tell that it is a person: `write to Bea`, `Bea, Talent`. */
const introducesSingle = new RegExp(
  `(?<!\\p{L})(?:${introductions}|${asks}|to|with|bei|an|mit|à|avec|a|con|soy|ich bin|i'm|je suis),? $`,
  'iu',
);
const afterSingle =
  /^(?:$|[,.:;!(]| \(| [–—|·-] | (?:at|on|in|from|is|will|via|an|unter|ist|freut|und|à|au|est|en|al|\+?\d))/u;

/** Whether a word stands elsewhere as a place: `in Biberach`, `88400 Biberach`. */
const isPlaceIn = (lines: readonly AdLine[], word: string): boolean => {
  const place = new RegExp(
    `(?<!\\p{L})(?:in|near|raum|standort|niederlassung|filiale|campus|office in|\\d{4,5}),? ${word}(?!\\p{L})`,
    'iu',
  );
  return lines.some(({ text }) => place.test(text));
};

/** The given name of an address that a careless message writes in lower case: `ask for lotte: lotte@zimt.example`. */
function lowercaseOwner(lines: readonly AdLine[], key: string): string | undefined {
  if (!isGivenName(key) || isAlsoWord(key)) return undefined;
  const name = new RegExp(`(?<![\\p{L}@._-])${key}(?![\\p{L}@._-])`, 'u');
  return lines.some(({ text }) => name.test(text)) ? `${key[0]?.toUpperCase() ?? ''}${key.slice(1)}` : undefined;
}

/** Finds the rows of words in a text that may be a name, one from each word: `Office Manager Ana Ruiz` has several. */
function overlapping(text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const pattern = new RegExp(names);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    pattern.lastIndex = match.index + Math.max(1, match[1]?.length ?? 1);
  }
  return found;
}

/** Finds the name whose letters an email address has: `Katrin Brandl` for `k.brandl@…`, `Bea` for `bea@…`. */
export function nameByAddress(lines: readonly AdLine[], email: string, company: string | null): string | undefined {
  const employer = ` ${plainText(company ?? '')} `;
  const local = email.split('@')[0] ?? '';
  const plain = letters(local);
  const keys = [plain, letters(local.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u'))];
  if (plain.length < 3 || departments.test(plain)) return undefined;
  let first: string | undefined;
  for (const { text } of lines) {
    for (const match of overlapping(text)) {
      // A preposition before the first name is no particle of it.
      const parts = [match[1]?.replace(/^(?:\p{Ll}+\s)+/u, ''), match[2], match[3]].flatMap((each) => each ?? []);
      for (let from = 0; from < parts.length; from += 1) {
        for (let length = parts.length - from; length > 0; length -= 1) {
          const used = parts.slice(from, from + length);
          if (!hasLettersOf(used, keys)) continue;
          const rest = text.slice(match.index);
          const start = rest.indexOf(used[0] ?? '');
          const last = used.at(-1) ?? '';
          const end = rest.indexOf(last, start) + last.length;
          const name = rest.slice(start, end);
          const isLastOnly = length === 1 || keys.includes(letters(last));
          const isEmployer =
            isLastOnly && !keys.includes(used.map(letters).join('')) && employer.includes(` ${plainText(last)} `);
          if (!mayBeName(name) || isEmployer) continue;
          if (length > 1) return name;
          const before = text.slice(0, match.index + start);
          const isPerson = isGivenName(name) || (introducesSingle.test(before) && afterSingle.test(rest.slice(end)));
          if (isPerson && /\p{Ll}$/u.test(name) && !isPlaceIn(lines, name)) first ??= name;
        }
      }
    }
  }
  return first ?? lowercaseOwner(lines, plain);
}
