import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import business from './data/business.json' with { type: 'json' };
import health from './data/health.json' with { type: 'json' };
import service from './data/service.json' with { type: 'json' };
import software from './data/software.json' with { type: 'json' };
import trades from './data/trades.json' with { type: 'json' };
import { type NameIndex, nameIndex, type Named, slugOf } from './name-index.ts';

/** One skill of the open list in the adjacent data files (docs/adr/0031), which covers occupations of all kinds. */
export interface Skill {
  /** The id, which is stored with postings and stable as long as the skill's first name is. */
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** The ids of skills that this one is part of: PostgreSQL implies SQL. */
  readonly broader: readonly string[];
  /** Whether nearly every job ad asks for it and it cannot be verified, such as teamwork. It counts less. */
  readonly isSoft: boolean;
}

/** A skill in the format of the data files; see data/README.md. */
interface SkillRecord {
  readonly names: readonly string[];
  readonly broader?: readonly string[];
  readonly isSoft?: boolean;
}

function skillOf({ names, broader = [], isSoft = false }: SkillRecord): Skill {
  const [name = ''] = names;
  return { id: slugOf(name), name, names, broader: broader.map(slugOf), isSoft };
}

const records: readonly SkillRecord[] = [...software, ...health, ...trades, ...business, ...service];

/** All skills by id. */
export const skills: ReadonlyMap<string, Skill> = new Map(records.map(skillOf).map((skill) => [skill.id, skill]));

/** The maximum steps to a broader skill that are still meaningful: PostgreSQL → SQL → databases. */
const maxSteps = 3;

const wider = new Map<string, ReadonlyMap<string, number>>();

/** The skills that a skill is part of, each with the number of steps up to it; the skill itself is 0 steps away. */
export function withBroader(id: string): ReadonlyMap<string, number> {
  const known = wider.get(id);
  if (known) return known;
  const found = new Map([[id, 0]]);
  for (const [each, steps] of found) {
    if (steps === maxSteps) continue;
    for (const above of skills.get(each)?.broader ?? []) if (!found.has(above)) found.set(above, steps + 1);
  }
  wider.set(id, found);
  return found;
}

const named: readonly Named[] = [...skills.values()];
const indexes = new Map<DocumentLanguage, NameIndex>();

/** Returns the index that finds skills in texts of a language. */
export function skillIndex(language: DocumentLanguage): NameIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = nameIndex(named, language);
  indexes.set(language, made);
  return made;
}
