import { firstMonthOf, isYear, lastMonthOf, yearOf } from '../../documents/partial-date.ts';
import type { PartialDate } from '../../documents/events.ts';
import type { PlainDay } from '../../documents/jobs/plain-day.ts';
import { contentWords, guessedLanguage } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { monthOf, type CandidateText, type CandidateProfile, textsOf } from './person.ts';
import { readTitle, type TitleReading } from './read-title.ts';
import { credentialsIn, licensesHeld } from './credentials.ts';
import { findDegrees } from '../demands/find-degrees.ts';
import { namesIn, slugOf } from '../vocabulary/name-index.ts';
import { languagesNamedIn } from '../../documents/words/spoken-languages.ts';
import { studyIndex } from '../vocabulary/studies.ts';
import { termIndex, terms, withBroader } from '../vocabulary/terms.ts';

/** A period of work with what was done in it. */
export interface Career {
  readonly blockId: string;
  /** Null where the block has no start date. */
  readonly start: string | null;
  /** The last month; the current month for ongoing work. */
  readonly end: string;
  readonly title: TitleReading;
  /** The ids of the skills that its texts show. */
  readonly skills: ReadonlySet<string>;
}

/** The evidence for a skill in the person's blocks. */
export interface Evidence {
  /** The ids of blocks in a stable order. */
  readonly blocks: readonly string[];
  /** The number of steps from the skills that the blocks name up to this skill: 0 for the skill itself. */
  readonly steps: number;
  /** The ids of the skills that the blocks name, from which those steps begin. */
  readonly from: readonly string[];
}

/**
 * The last month of work that ended. A year counts from its first month, so that `2012 – 2016` is four years and not
 * five; work within one year counts as that year.
 */
const endMonthOf = (start: PartialDate | null, end: PartialDate): string =>
  isYear(end) && start !== null && yearOf(start) === end ? lastMonthOf(end) : firstMonthOf(end);

/** A degree or training of the person. */
export interface StudyShown {
  readonly blockId: string;
  readonly name: string;
  readonly title: TitleReading;
  /** The ids of its fields in the vocabulary. */
  readonly fields: readonly string[];
  /** The level, see `degreeRanks`; undefined where its name does not tell. */
  readonly rank: number | undefined;
}

/** A person as job ads of one language are compared with; built once and used for hundreds. */
export interface Profile {
  readonly language: DocumentLanguage;
  /** True when the person has nothing to compare. */
  readonly isEmpty: boolean;
  readonly texts: readonly CandidateText[];
  /** The indexes in `texts` of the texts in which a stem, or `#` and the number of its synonyms, occurs. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** The skills that blocks name, and the broader ones that these belong to. */
  readonly skills: ReadonlyMap<string, Evidence>;
  readonly careers: readonly Career[];
  /** The person's studies. */
  readonly studies: readonly StudyShown[];
  /** The ids of the blocks that show a language, by its code: those that name it, and those written in it. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  readonly home: CandidateProfile['home'];
}

/** Maximum characters of one text that are read. */
const longest = 4_000;

/** Builds the profile of a person for job ads in a language; `today` ends ongoing work. */
export function profileOf(person: CandidateProfile, language: DocumentLanguage, today: PlainDay): Profile {
  const texts = textsOf(person);
  const index = termIndex(language);
  const places = new Map<string, number[]>();
  const named = new Map<string, Set<string>>();
  const ofBlock = new Map<string, Set<string>>();
  const show = (id: string, blockId: string): void => void named.set(id, (named.get(id) ?? new Set()).add(blockId));
  texts.forEach(({ blockId, text: whole }, number) => {
    const text = whole.slice(0, longest);
    const words = contentWords(text, language);
    for (const key of new Set(words.flatMap(({ stem, line }) => (line === undefined ? [stem] : [stem, `#${line}`])))) {
      const known = places.get(key);
      if (known) known.push(number);
      else places.set(key, [number]);
    }
    for (const { id } of namesIn(text, words, index)) {
      show(id, blockId);
      ofBlock.set(blockId, (ofBlock.get(blockId) ?? new Set()).add(id));
    }
  });
  for (const { id, blockId } of credentialsIn(texts, language)) show(id, blockId);
  const careers = person.work.map(({ id, position, startDate, endDate }) => ({
    blockId: id,
    start: startDate === null ? null : firstMonthOf(startDate),
    end: endDate === null ? monthOf(today) : endMonthOf(startDate, endDate),
    title: readTitle(position, language),
    skills: ofBlock.get(id) ?? new Set<string>(),
  }));
  // Who works as a nurse shows nursing, and the license without which nobody may, whether the block says so or not.
  for (const { blockId, title } of careers) {
    if (title.occupation === null) continue;
    for (const field of title.fields) if (terms.get(slugOf(field))?.kind === 'skill') show(slugOf(field), blockId);
    for (const license of licensesHeld(title.occupation)) show(license, blockId);
  }
  return {
    language,
    isEmpty: texts.length === 0,
    texts,
    places,
    skills: evidenceOf(named),
    careers,
    studies: person.education.map(({ id, degree, major, minor }) => studyOf(id, [degree, major, minor], language)),
    languages: languagesIn(texts),
    home: person.home,
  };
}

/** The most characters of a degree's name in which its level is looked for. */
const longestName = 200;

function studyOf(blockId: string, parts: readonly (string | null)[], language: DocumentLanguage): StudyShown {
  const name = parts.filter(Boolean).join(', ');
  const fields = namesIn(name, contentWords(name, language), studyIndex(language)).map(({ id }) => id);
  const guessed = guessedLanguage(name);
  const [degree] = findDegrees(name.slice(0, longestName), guessed === 'en' ? language : guessed);
  return { blockId, name, title: readTitle(name.replaceAll(',', ''), language), fields, rank: degree?.rank };
}

/** The fewest words of a text by which its language can be told. */
const fewestToTell = 8;

function languagesIn(texts: readonly CandidateText[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (code: string, blockId: string): void =>
    void found.set(code, (found.get(code) ?? new Set()).add(blockId));
  for (const { blockId, kind, text } of texts) {
    if (kind === 'skills' || kind === 'paragraph') {
      for (const { code } of languagesNamedIn(text.slice(0, longest))) add(code, blockId);
    }
    if (kind !== 'skills' && text.split(/\s+/, fewestToTell).length === fewestToTell)
      add(guessedLanguage(text), blockId);
  }
  return new Map([...found].map(([code, blocks]) => [code, [...blocks].sort()]));
}

/**
 * The evidence for the named skills and their broader ones. Of two paths up, the shorter one counts; of equal ones, the
 * blocks of both count.
 */
function evidenceOf(named: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, Evidence> {
  const found = new Map<string, { blocks: Set<string>; steps: number; from: string[] }>();
  for (const [id, blocks] of named) {
    for (const [wider, steps] of withBroader(id)) {
      const known = found.get(wider);
      if (!known || steps < known.steps) found.set(wider, { blocks: new Set(blocks), steps, from: [id] });
      else if (steps === known.steps) {
        known.from.push(id);
        for (const block of blocks) known.blocks.add(block);
      }
    }
  }
  return new Map(
    [...found].map(([id, { blocks, steps, from }]) => [id, { blocks: [...blocks].sort(), steps, from: from.sort() }]),
  );
}
