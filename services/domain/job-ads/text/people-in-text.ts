/** Finds people in a text by their given names, and tells which of them is the one to ask. */
import { answers, answersBefore, asks, beforeNames, greeting, introducesSelf, poster, told } from './contact-words.ts';
import { isAlsoWord, isGivenName } from './given-names.ts';
import { closes } from './ad-structure.ts';
import { isCity } from './city-names.ts';
import { hasJobNoun } from './job-nouns.ts';
import { asksFor, isDegree, isNoName, isRole } from './person-names.ts';

export interface Person {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Whether it has more than a given name. */
  readonly isFull: boolean;
}

const given = /(?<![\p{L}\d@._’'/#-])\p{Lu}[\p{L}’'-]*\p{L}(?![\p{L}@_]|\.\p{L})/gu;
const family =
  /^ (?:(?:van der|van den|van de|van|von der|von|de la|de los|de|del|della|di|da|dos|der|zu|zum|le|la|el|al|ben|bin|ter|ten|y) )?(\p{Lu}\.(?=[ ,;:)]|$)|(?:\p{Lu}['’]|Mc|Mac|d['’])?\p{Lu}[\p{L}’'-]*\p{L})(?![\p{L}@_])/u;
const mostFamilyNames = 3;

/** Whether a word may go on with a name: no word of an ad, no work, no degree, and no abbreviation in capitals. */
function mayFollow(word: string, isCapitals: boolean): boolean {
  if (/^\p{Lu}\.$/u.test(word)) return true;
  if (isNoName(word) || isDegree(word)) return false;
  if (hasJobNoun(word) && !isGivenName(word)) return false;
  return isCapitals || !/^\p{Lu}{2,4}$/u.test(word);
}

function personAt(text: string, start: number, first: string): Person {
  const isCapitals = !/\p{Ll}/u.test(first);
  let end = start + first.length;
  let count = 0;
  for (
    let more = family.exec(text.slice(end));
    more !== null && count < mostFamilyNames;
    more = family.exec(text.slice(end))
  ) {
    if (!mayFollow(more[1] ?? '', isCapitals)) break;
    end += more[0].length;
    count += 1;
  }
  return { name: text.slice(start, end), start, end, isFull: count > 0 };
}

/** What somebody does among us, before the name: `our Head of Ops `. */
const ofOurs =
  /(?<!\p{L})(?:our|my|unsere?[rnm]?|meine?[rnm]?|notre|mon|ma|nuestr[oa]|mi) (?:\p{L}[\p{L}-]* ){0,3}(?!(?:at|in|bei|chez|en|of) )\p{Lu}\p{Ll}+ $/u;

/** What makes a name the one of a house: `Bar Luca`, `Le Fournil d’Aliette`, `Ellie’s Kitchen`, `Rue Jean Moulin`. */
function isPartOfName(text: string, { start, end }: Person): boolean {
  if (
    /^['’]s? \p{Lu}|^['’]s(?!\p{L})|^(?: ?(?:&|\+) \p{Lu}| (?:GmbH|AG|KG|Ltd|LLC|Inc|SARL|SAS|S\.?[AL]\.?)(?!\p{L}))/u.test(
      text.slice(end),
    )
  )
    return true;
  if (/(?<!\p{L})(?:Sankt|Skt|St|Ste|Saint|Sainte|San|Santa)\.?[ -]$/u.test(text.slice(0, start))) return true;
  // `Mesa de Otay` is a place.
  if (/[\p{Ll}\d,] \p{Lu}\p{Ll}+ (?:del?|de la|von) $/u.test(text.slice(0, start))) return true;
  if (ofOurs.test(text.slice(0, start))) return false;
  const before = /(\p{L}[\p{L}.'’:-]*) $/u.exec(text.slice(0, start))?.[1] ?? '';
  if (/^\p{Ll}/u.test(before)) return /^(?:chez|rue|avenue|calle|in|near|aus|im|d['’])$/u.test(before);
  if (before === '' || /[.:]$/u.test(before) || closes.test(text.slice(0, start).trim())) return false;
  return !(
    hasJobNoun(before) ||
    isRole(before) ||
    asks.test(before) ||
    beforeNames.test(before) ||
    greeting.test(`${before} `)
  );
}

/** What follows the name of the reader: `Kirsty, as you know`. */
const addressed = /^,? (?:I|we|as you|you|du|ich|wir|ihr|je|tu|vous|yo|quer[ií]a)(?!\p{L})/u;

/** Finds the people in a text whose given names are known. */
export function peopleIn(text: string): readonly Person[] {
  const found: Person[] = [];
  for (const { index, 0: first } of text.matchAll(given)) {
    if (index < (found.at(-1)?.end ?? 0) || !isGivenName(first) || isNoName(first)) continue;
    const person = personAt(text, index, first);
    const start = text.slice(0, index);
    if (!person.isFull && isAlsoWord(first) && !/(?:\p{L}|,) $/u.test(start)) continue;
    if (/^\p{Lu}{1,3}$/u.test(first) || (isCity(person.name) && !isNamed(text, person) && !/\p{L} $/u.test(start)))
      continue;
    if (isPartOfName(text, person) || greeting.test(start) || addressed.test(text.slice(person.end))) continue;
    found.push(person);
  }
  return found;
}

const couple = /^ (?:et|und|and|y|e|&|\+) $/u;

const pair =
  /^[–—-]?\s?((\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?: \p{Lu}\p{Ll}+)? (?:et|und|and|y|e|i|u\.|&|\+) (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?: \p{Lu}\p{L}+)?)(?=$|,| \()/u;

/** Returns the two people whose names a text begins with, of whom each may answer: `Lise et Bastien`. */
export function pairAtStart(text: string): string | undefined {
  const [, both, first = '', second = ''] = pair.exec(text) ?? [];
  return both !== undefined && [first, second].every((name) => isGivenName(name) && !isNoName(name)) ? both : undefined;
}

/** Finds words in a text that may be the names of two people, of whom one is known. */
const pairs = (text: string): readonly { readonly name: string; readonly start: number }[] =>
  [...text.matchAll(/(?<=\p{Ll} )(\p{Lu}\p{Ll}+) (?:et|und|and|y|e|or|oder|ou|o|&|\+) (\p{Lu}\p{Ll}+)(?![\p{L}'’])/gu)]
    .filter(([, one = '', other = '']) => [one, other].some(isGivenName) && ![one, other].some(isNoName))
    .map(({ index, 0: name }) => ({ name, start: index }));

/** Whether both names of a pair are given names: `Christoph & Hanna`. */
const isGivenPair = (name: string): boolean => name.split(/ \S+ /).every(isGivenName);

/** Joins two people of one family: `Paul et Agathe Rivard`. */
export function withCouples(text: string, people: readonly Person[]): readonly Person[] {
  return people.flatMap((person, at) => {
    const next = people[at + 1];
    const last = people[at - 1];
    const joins = (one: Person | undefined, other: Person | undefined): boolean =>
      one !== undefined &&
      other !== undefined &&
      !one.isFull &&
      other.isFull &&
      couple.test(text.slice(one.end, other.start));
    if (joins(last, person)) return [];
    return next && joins(person, next)
      ? [{ ...next, name: text.slice(person.start, next.end), start: person.start }]
      : [person];
  });
}

/** Finds the person whose name stands closest before an address in a text, or else right after it. */
export function personBeside(
  text: string,
  address: string,
  isOther: (name: string) => boolean = () => true,
): string | undefined {
  const at = text.indexOf(address);
  const people = withCouples(text, peopleIn(text)).filter(({ name }) => isOther(name));
  if (at < 0 || told.test(text)) return undefined;
  const before = people.filter(({ end }) => end <= at);
  const both = pairs(text).find(
    ({ name, start }) => isOther(name) && start < at && isGivenPair(name) && isAskedFor(text.slice(0, start)),
  );
  if (both !== undefined) return both.name;
  const called = before.filter((person) => isNamed(text, person));
  return (called.at(-1) ?? before.at(-1) ?? people.find(({ start }) => start - at - address.length < 40))?.name;
}

/** What a site writes beside the writer of a post: how far away the reader is. */
const postMark = /^ ?[•·] ?[123](?:st|nd|rd|er|e|º|°|\.)?\+?$/u;

/** What introduces a name in a line: a label, a dash, or a wish: `Contact :`, `–`, `love,`. */
const lead =
  /^(?:[\s–—•|-]*(?:(?:die|der|da|la|el|le|as)\s|[lds]['’]\s?)?|\P{Lu}{0,3}[\p{L} /’'&.-]{2,40}\s?:\s*|(?:\p{L}+ ){0,2}\p{L}+,\s)$/u;
const longestNameLine = 90;

/** Finds the person with whom a line begins, or whom it names as the one to ask. */
export function personOfLine(text: string, isOther: (name: string) => boolean): string | undefined {
  if (told.test(text) || /^["“„«]/u.test(text)) return undefined;
  const people = withCouples(text, peopleIn(text)).filter(({ name }) => isOther(name));
  const isFirst = ({ start, end }: Person): boolean =>
    text.length <= longestNameLine &&
    (lead.test(text.slice(0, start)) || closes.test(text.slice(0, start).trim())) &&
    !/^ (?!(?:vom|von|from|aus|del?|du|des) )\p{Ll}/u.test(text.slice(end));
  return people.find((each) => isFirst(each) || isNamed(text, each))?.name;
}

/** What somebody who hires does, after the name: `30 Minuten Telefonat mit Vivien (People)`. */
const hiresAfter =
  /^(?: \(| (?:from|von|aus|de|du|vom|del) (?:our |the |unserem |notre |nuestro )?)(?:People|HR|Talent|Recruit\p{L}*|RH|Personal(?:abteilung|wesen|team)?|RR\.? ?HH)(?!\p{L})/u;

const isAskedFor = (before: string): boolean => [poster, asksFor].some((each) => each.test(before));

/** Whether the words around a name tell that the person is the one to ask. */
const isNamed = (text: string, { start, end }: Person): boolean => {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return (
    [poster, asksFor, answersBefore, introducesSelf].some((each) => each.test(before)) ||
    (/(?<!\p{L})bei(?:m| der| dem)? $/iu.test(before) && /^.{0,40}(?<!\p{L})melden/u.test(after)) ||
    [answers, postMark, hiresAfter].some((each) => each.test(after))
  );
};

/** Finds the person whom a sentence names as the one to ask, even without an address. */
export function personToAsk(text: string, isOther: (name: string) => boolean): string | undefined {
  if (told.test(text)) return undefined;
  const asked = pairs(text).find(({ name, start }) => isOther(name) && isAskedFor(text.slice(0, start)));
  return asked?.name ?? peopleIn(text).find((each) => isOther(each.name) && isNamed(text, each))?.name;
}

/** A name in lower case beside a number: `Wasap 600 555 019 vanesa`. */
export function lowercaseName(text: string, phone: string): string | undefined {
  const at = text.indexOf(phone);
  if (at < 0) return undefined;
  const after = /^[\s,(–-]*(\p{Ll}{3,})\s*\)?[.!]?$/u.exec(text.slice(at + phone.length))?.[1];
  const first = /^(\p{Ll}{3,})[\s:,–-]*$/u.exec(text.slice(0, at))?.[1];
  const before = /(?<![\p{L}-])(\p{Ll}{3,})[\s:,(]*(?:al |au |on |at |unter )?$/u.exec(text.slice(0, at))?.[1];
  const titled = /(?<!\p{L})(?:mme|mlle|mrs|miss|srta|doña|don|frau|herr)\.? (\p{Ll}{3,})(?!\p{L})/u.exec(text)?.[1];
  const name = [after, before, first, titled].find(
    (each) => each !== undefined && isGivenName(each) && !isAlsoWord(each),
  );
  return name === undefined ? undefined : `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
}
