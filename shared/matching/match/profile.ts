import { firstMonthOf, isYear, lastMonthOf, yearOf } from '../../documents/partial-date.ts';
import type { PartialDate } from '../../documents/events.ts';
import type { PlainDay } from '../../documents/jobs/plain-day.ts';
import { contentWords } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { monthOf, type CandidateText, type CandidateProfile, textsOf } from './person.ts';
import { readTitle, type TitleReading } from './read-title.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { skillIndex, withBroader } from '../vocabulary/skills.ts';

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
}

/**
 * The last month of work that ended. A year counts from its first month, so that `2012 – 2016` is four years and not
 * five; work within one year counts as that year.
 */
const endMonthOf = (start: PartialDate | null, end: PartialDate): string =>
  isYear(end) && start !== null && yearOf(start) === end ? lastMonthOf(end) : firstMonthOf(end);

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
  readonly studies: readonly { readonly blockId: string; readonly title: TitleReading }[];
  readonly home: CandidateProfile['home'];
}

/** Maximum characters of one text that are read. */
const longest = 4_000;

/** Builds the profile of a person for job ads in a language; `today` ends ongoing work. */
export function profileOf(person: CandidateProfile, language: DocumentLanguage, today: PlainDay): Profile {
  const texts = textsOf(person);
  const index = skillIndex(language);
  const places = new Map<string, number[]>();
  const named = new Map<string, Set<string>>();
  const ofBlock = new Map<string, Set<string>>();
  texts.forEach(({ blockId, text: whole }, number) => {
    const text = whole.slice(0, longest);
    const words = contentWords(text, language);
    for (const key of new Set(words.flatMap(({ stem, line }) => (line === undefined ? [stem] : [stem, `#${line}`])))) {
      const known = places.get(key);
      if (known) known.push(number);
      else places.set(key, [number]);
    }
    for (const { id } of namesIn(text, words, index)) {
      named.set(id, (named.get(id) ?? new Set()).add(blockId));
      ofBlock.set(blockId, (ofBlock.get(blockId) ?? new Set()).add(id));
    }
  });
  return {
    language,
    isEmpty: texts.length === 0,
    texts,
    places,
    skills: evidenceOf(named),
    careers: person.work.map(({ id, position, startDate, endDate }) => ({
      blockId: id,
      start: startDate === null ? null : firstMonthOf(startDate),
      end: endDate === null ? monthOf(today) : endMonthOf(startDate, endDate),
      title: readTitle(position, language),
      skills: ofBlock.get(id) ?? new Set(),
    })),
    studies: person.education.map(({ id, degree, major }) => ({
      blockId: id,
      title: readTitle([degree, major].filter(Boolean).join(' '), language),
    })),
    home: person.home,
  };
}

/**
 * The evidence for the named skills and their broader ones. Of two paths up, the shorter one counts; of equal ones, the
 * blocks of both count.
 */
function evidenceOf(named: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, Evidence> {
  const found = new Map<string, { blocks: Set<string>; steps: number }>();
  for (const [id, blocks] of named) {
    for (const [wider, steps] of withBroader(id)) {
      const known = found.get(wider);
      if (!known || steps < known.steps) found.set(wider, { blocks: new Set(blocks), steps });
      else if (steps === known.steps) for (const block of blocks) known.blocks.add(block);
    }
  }
  return new Map([...found].map(([id, { blocks, steps }]) => [id, { blocks: [...blocks].sort(), steps }]));
}
