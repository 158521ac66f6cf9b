import type { PlainDay } from '../../documents/jobs/plain-day.ts';
import { wordsThatTell } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { monthOf, type OwnText, type PersonToMatch, textsOf } from './person.ts';
import { readTitle, type TitleReading } from './read-title.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { skillIndex, withBroader } from '../vocabulary/skills.ts';

/** A time of work, with what was done in it. */
export interface Career {
  readonly blockId: string;
  /** Null where the block does not say when it began. */
  readonly start: string | null;
  /** Month of the end; of work that goes on, this month. */
  readonly end: string;
  readonly title: TitleReading;
  /** Ids of the skills that its texts show. */
  readonly skills: ReadonlySet<string>;
}

/** What of a skill blocks show. */
export interface Evidence {
  /** Ids of blocks, in a steady order. */
  readonly blocks: readonly string[];
  /** Steps from what the blocks name up to this skill: 0 for the skill itself. */
  readonly steps: number;
}

/** A person as advertisements of one language are compared with: made once, used for hundreds. */
export interface Profile {
  readonly language: DocumentLanguage;
  /** True where there is nothing to compare. */
  readonly isEmpty: boolean;
  readonly texts: readonly OwnText[];
  /** The texts in which a stem, or `#` and the number of its synonyms, occurs: their numbers in `texts`. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Skills that blocks name, and the broader ones that these are part of. */
  readonly skills: ReadonlyMap<string, Evidence>;
  readonly careers: readonly Career[];
  /** What was studied. */
  readonly studies: readonly { readonly blockId: string; readonly title: TitleReading }[];
  readonly home: PersonToMatch['home'];
}

/** Characters of one text that are read. */
const longest = 4_000;

export function profileOf(person: PersonToMatch, language: DocumentLanguage, today: PlainDay): Profile {
  const texts = textsOf(person);
  const index = skillIndex(language);
  const places = new Map<string, number[]>();
  const named = new Map<string, Set<string>>();
  const ofBlock = new Map<string, Set<string>>();
  texts.forEach(({ blockId, text: whole }, number) => {
    const text = whole.slice(0, longest);
    const words = wordsThatTell(text, language);
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
      start: startDate,
      end: endDate ?? monthOf(today),
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

/** What is named, and what it is part of: of two ways up the shorter one counts, and of equal ones all blocks do. */
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
