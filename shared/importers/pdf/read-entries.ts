import { documentWords } from '../../documents/document-words.ts';
import { eventLimits } from '../../documents/event-limits.ts';
import { described, orNull } from '../common/parts.ts';
import type { Doubt, ImportedEducation, ImportedWork } from '../common/reading.ts';
import type { ItemContent } from '../common/sections.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { withoutScheme } from '../../documents/text/web-link.ts';
import type { Entry, Name } from './entries.ts';
import { isDegree, isPlace, isRole, isSchool, isState } from './name-words.ts';

/** The result of reading an entry, with the reasons for doubt. */
export interface Read<Found> {
  readonly found: Found;
  readonly doubts: readonly Doubt[];
}

interface Named {
  readonly names: readonly string[];
  readonly location: string;
}

/** `Cedar & Pine GmbH, Hamburg`: the name of a company with its legal form, and its city. */
const legalNameAndCity =
  /^(.+ (?:inc|llc|ltd|gmbh|ag|kg|se|corp|plc|s\.?a|s\.?r\.?l|b\.?v)\.?), (\p{Lu}[\p{L} .'’-]{1,40})$/iu;

/**
 * Separates the place from the names of an entry: a name that looks like a place, or one that is set apart when there
 * are enough names.
 */
function withPlace({ names }: Entry): Named {
  const all = names.flat();
  const isOnlyPlace = (text: string): boolean => isPlace(text) && !isRole(text) && !isDegree(text) && !isSchool(text);
  const looksLike = all.findLastIndex(({ text }, index) => index > 0 && isOnlyPlace(text));
  const inName = looksLike < 0 ? all.findIndex(({ text }, index) => index > 0 && legalNameAndCity.test(text)) : -1;
  const [, legalName, itsCity] = legalNameAndCity.exec(all[inName]?.text ?? '') ?? [];
  if (legalName !== undefined && itsCity !== undefined) {
    return { names: all.map(({ text }, index) => (index === inName ? legalName : text)), location: itsCity };
  }
  const [first, second] = all;
  if (all.length === 2 && first !== undefined && second !== undefined) {
    // With only one other name, `Riverbend Logistics, Bremen` is an organization and its city, unless `Bremen, HB`
    // stands below `Shift Lead at Riverbend Logistics`.
    const isWhole = second.isAside || isDegree(second.text) || isSchool(first.text) || / at |, /.test(first.text);
    const { name, place } = isWhole ? { name: '', place: '' } : cutPlace(second.text);
    if (name !== '' && place !== '' && !/^\p{Lu}{2}$/u.test(place))
      return { names: [first.text, name], location: place };
    // `Engineer at Acme`, and its place below.
    if (
      /\p{L} at \p{Lu}/u.test(first.text) &&
      isRole(first.text.split(' at ')[0] ?? '') &&
      /^\p{Lu}[^.!?]{2,40}$/u.test(second.text) &&
      !isRole(second.text)
    )
      return { names: [first.text], location: second.text };
    const isCity =
      second.isAside && /, /.test(first.text) && /^\p{Lu}[^,]{1,30}(?:, \p{Lu}[^,]{1,30})?$/u.test(second.text);
    if (isCity && !isRole(second.text) && !isDegree(second.text)) return { names: [first.text], location: second.text };
  }
  const apart = all.findLastIndex(({ text, isAside }) => isAside && all.length > 2 && !isRole(text) && !isDegree(text));
  const at = looksLike >= 0 ? looksLike : apart;
  return { names: all.filter((_name, index) => index !== at).map(({ text }) => text), location: all[at]?.text ?? '' };
}

/** The number of parts at the end of `Acme, Boston, Massachusetts, United States` that are a place. */
function placeParts(parts: readonly string[]): number {
  const isPlaceOf = (count: number): boolean => parts.length > count && isPlace(parts.slice(-count).join(', '));
  if (isPlaceOf(3)) return 3;
  // `Savage, Minnesota` is one place, also behind a single name.
  const [city = '', state = ''] = parts.slice(-2);
  if (parts.length > 1 && isState(state) && isPlace(`${city}, ${state}`)) return 2;
  if (parts.length > 2 && isPlaceOf(2)) return 2;
  return parts.length === 2 && /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}$/u.test(parts[1] ?? '') ? 1 : 0;
}

/** `Riverbend Logistics, Salem, Oregon`: an organization and its place. */
function cutPlace(text: string): { readonly name: string; readonly place: string } {
  const parts = text.split(', ');
  const count = placeParts(parts);
  return count === 0
    ? { name: text, place: '' }
    : { name: parts.slice(0, -count).join(', '), place: parts.slice(-count).join(', ') };
}

const dated = ({ range }: Entry): { startDate: ImportedWork['startDate']; endDate: ImportedWork['endDate'] } => ({
  startDate: range?.startDate ?? null,
  endDate: range?.endDate ?? null,
});

const commonDoubts = (entry: Entry): readonly Doubt[] => [
  ...(entry.range === undefined ? (['no-dates'] as const) : []),
  ...(entry.isGuess ? (['start-guessed'] as const) : []),
];

/**
 * Splits names on one line, with an optional place at the end: `Engineer at Acme`; `Engineer, Acme, Inc, Austin, TX`.
 */
function split(name: string): Named {
  const [first = '', ...rest] = name.split(/ at | @ |, (?!(?:inc|llc|ltd|gmbh|corp|co)(?![\w-]))| - /i);
  const count = placeParts(rest);
  const [other, place] = count === 0 ? [rest, []] : [rest.slice(0, -count), rest.slice(-count)];
  return { names: [first, other.join(', ')].filter((part) => part !== ''), location: place.join(', ') };
}

const line = (text: string): string => text.slice(0, resumeLimits.line);

/** The names of a job as they stand in the document. */
function workNames(entry: Entry): Named {
  const { names: given, location } = withPlace(entry);
  const [only] = given;
  if (given.length !== 1 || only === undefined) return { names: given, location };
  const inLine = split(only);
  return location === ''
    ? inLine
    : { names: [...inLine.names, inLine.location].filter((name) => name !== ''), location };
}

/**
 * Whether the jobs of a document name the employer before the role: a document has one order, which the entries show
 * whose words leave no doubt.
 */
export function namesEmployerFirst(entries: readonly Entry[]): boolean {
  const votes = entries.map((entry) => {
    const [first = '', second = ''] = workNames(entry).names;
    return second === '' ? 0 : Number(isRole(second)) - Number(isRole(first));
  });
  return votes.reduce((sum, vote) => sum + vote, 0) > 0;
}

/**
 * Gives roles the employer that stands above them with the dates of all: `Acme, Jun 2017 – Present`, and below it each
 * role with dates of its own.
 */
export function withEmployers(entries: readonly Entry[]): readonly Entry[] {
  const namesOf = (entry: Entry | undefined): readonly string[] => (entry ? workNames(entry).names : []);
  const named = (text: string, isAside = false): readonly Name[] => (text === '' ? [] : [{ text, isAside }]);
  const isRoleAlone = (names: readonly string[]): boolean => names.length === 1 && isRole(names[0] ?? '');
  const whole: Entry[] = [];
  let employer: string | undefined;
  entries.forEach((entry, index) => {
    const { names, location } = workNames(entry);
    const isEmpty = entry.paragraphs.length + entry.points.length === 0;
    const [name] = names;
    if (names.length === 1 && !isRole(name ?? '') && isEmpty && isRoleAlone(namesOf(entries[index + 1]))) {
      employer = name;
      return;
    }
    if (employer !== undefined && isRoleAlone(names)) {
      whole.push({ ...entry, names: [named(name ?? ''), named(employer), named(location, true)] });
      return;
    }
    employer = undefined;
    whole.push(entry);
  });
  return whole;
}

/** Reads an entry as a work block, and reports what was guessed. */
export function readWork(entry: Entry, newId: () => string, isEmployerFirst = false): Read<ImportedWork> {
  const { names, location } = workNames(entry);
  const [first = '', second = '', ...more] = names;
  const isUnclear = isRole(first) === isRole(second);
  const isTurned = second !== '' && (isUnclear ? isEmployerFirst : isRole(second));
  const isCertain = isRole(first) !== isRole(second) || (entry.names.length > 1 && isRole(first) && location !== '');
  const doubts: readonly Doubt[] = [
    ...commonDoubts(entry),
    ...(second === '' ? (['name-missing'] as const) : isCertain ? [] : (['names-guessed'] as const)),
  ];
  // A third name is where places usually are.
  const [third = '', ...others] = more;
  const found: ImportedWork = {
    uuid: newId(),
    position: line(isTurned ? second : first),
    company: line(isTurned ? first : second),
    location: orNull(line(location === '' ? third : location)),
    link: orNull(withoutScheme(entry.link)),
    ...dated(entry),
    accomplishments: described(
      [...(location === '' ? others : more), ...entry.paragraphs, ...entry.points].slice(0, eventLimits.entries),
    ),
  };
  return { found, doubts };
}

/** Splits a degree such as `Bachelor of Science in Physics, Minor: Art` into its parts. */
function readDegree(text: string, language: string): Pick<ImportedEducation, 'degree' | 'major' | 'minor'> {
  const minorMark = new RegExp(`,?\\s*\\b${documentWords(language).minor}(?::| in)\\s*(.+)$`, 'i');
  const minor = minorMark.exec(text)?.[1] ?? '';
  const rest = text.replace(minorMark, '').trim();
  const [, short, field] =
    /^((?:b|m)\.?\s?(?:sc?|a|eng|ba)\.?|ph\.?d\.?|mba)\s+(?:in\s+)?(?!of\b)([^,\s][^,]*)$/i.exec(rest) ?? [];
  const parts = short !== undefined && field !== undefined ? [short, field] : rest.split(/, | in (?=\p{Lu})/u);
  // `Physics, Bachelor of Science` names the field first.
  const isTurned = parts.length === 2 && !isDegree(parts[0] ?? '') && isDegree(parts[1] ?? '');
  const [degree = '', ...major] = isTurned ? parts.toReversed() : parts;
  return { degree: orNull(line(degree)), major: orNull(line(major.join(', '))), minor: orNull(line(minor)) };
}

/** Endings of fields of study in several languages, which cities do not have. */
const fieldEnding =
  /(?:ics|logy|logie|logía|ing|istry|omy|aphy|ies|phy|phie|ura|ure|ik|ique|ica|nce|tion|ção|ción|zione|nomics|wesen|kunde|schaft|recht|law|management)$/i;

/**
 * Splits `Princeton University, PhD in Computer Science`, or `Princeton University, Computer Science` if the degree
 * stands elsewhere. `University of California, Berkeley` is a school alone.
 */
function splitSchool(name: string, hasDegree: boolean): { readonly school: string; readonly study: string } {
  const [school = '', ...rest] = name.split(', ');
  const study = rest.join(', ');
  const isField = fieldEnding.test(study) || / (?:and|und|et|y|e|de|of) /.test(study);
  const isStudy = isSchool(school) && (isDegree(study) || (hasDegree && isField));
  return isStudy ? { school, study } : { school: name, study: '' };
}

/** Splits a line such as `BSc, Physics, University of Leeds, Leeds, UK` at its school. */
function splitStudy(text: string): Named | undefined {
  const [, studied, at_ = ''] = /^(.+?) at (.+)$/.exec(text) ?? [];
  if (studied !== undefined && isSchool(at_)) return { names: [studied, at_], location: '' };
  const parts = text.split(', ');
  const at = parts.findIndex((part, index) => index > 0 && isSchool(part));
  const [school] = parts.slice(at);
  if (at < 1 || school === undefined) return undefined;
  const after = parts.slice(at + 1).join(', ');
  const isAPlace = after === '' || isPlace(after) || /^\p{Lu}[\p{L} .'’-]+$/u.test(after);
  const degree = parts.slice(0, at).join(', ');
  return isAPlace
    ? { names: [degree, school], location: after }
    : { names: [degree, `${school}, ${after}`], location: '' };
}

/** Reads an entry as an education block, and reports what was guessed. */
export function readEducation(entry: Entry, newId: () => string, language: string): Read<ImportedEducation> {
  const { names: given, location: apart } = withPlace(entry);
  const inLine = given.length === 1 ? splitStudy(given[0] ?? '') : undefined;
  const names = inLine?.names ?? given;
  const location = apart === '' ? (inLine?.location ?? '') : apart;
  const bySchool = names.findIndex(
    (name) =>
      isSchool(name) &&
      !(isDegree(name) && names.length > 1 && names.some((other) => other !== name && isSchool(other))),
  );
  const at = bySchool >= 0 ? bySchool : names.length > 1 ? 1 : isDegree(names[0] ?? '') ? -1 : 0;
  const { school: university, study } = splitSchool(names[at] ?? '', names.length > 1);
  const others = [...names.filter((_name, index) => index !== at), study].filter((name) => name !== '');
  const degree = readDegree(others.join(', '), language);
  const { coursework: word } = documentWords(language);
  const courses = (text: string): string | undefined =>
    new RegExp(`^(?:relevant )?${word}:\\s*(.+)$`, 'i').exec(text)?.[1];
  const texts = [...entry.paragraphs, ...entry.points];
  const found: ImportedEducation = {
    uuid: newId(),
    university: line(university),
    ...degree,
    location: orNull(line(location)),
    link: orNull(withoutScheme(entry.link)),
    ...dated(entry),
    accomplishments: described(texts.filter((text) => courses(text) === undefined).slice(0, eventLimits.entries)),
    coursework: described(texts.flatMap((text) => courses(text)?.split(/,\s*/) ?? []).slice(0, eventLimits.entries)),
  };
  const doubts: readonly Doubt[] = [
    ...commonDoubts(entry),
    ...(at < 0 ? (['name-missing'] as const) : bySchool < 0 ? (['names-guessed'] as const) : []),
  ];
  return { found, doubts };
}

/** Reads an entry as an item of a custom section, and reports what was guessed. */
export function readItem(entry: Entry): Read<ItemContent> {
  const { names, location } = withPlace(entry);
  const [title = '', ...rest] = names;
  return {
    found: {
      title: line(title),
      subtitle: line(rest.join(' · ')),
      location: line(location),
      link: entry.link,
      ...dated(entry),
      text: entry.paragraphs.join('\n').slice(0, resumeLimits.text),
      points: entry.points.slice(0, resumeLimits.pointsPerItem),
    },
    doubts: entry.isGuess ? ['start-guessed'] : [],
  };
}
