import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { business } from './data/business.ts';
import { health } from './data/health.ts';
import { service } from './data/service.ts';
import { software } from './data/software.ts';
import { trades } from './data/trades.ts';
import { type NameIndex, nameIndex, type Named } from './name-index.ts';
import { slugOf } from './slug.ts';

/**
 * The open list of skills (docs/adr/0031): our own, in the data files beside this, over occupations of all kinds. Each line is
 * one skill: its names, of which the first is shown, and behind `>` the broader skills that it is part of. `~` marks what
 * nearly every advertisement asks for and nobody can check, such as teamwork; it counts less.
 */
export interface Skill {
  /** Stable as long as its first name is: it is stored with advertisements. */
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** Ids of skills that this one is part of: who knows PostgreSQL knows SQL. */
  readonly broader: readonly string[];
  readonly isSoft: boolean;
}

function skillOf(line: string): Skill {
  const [names = '', broader = ''] = line.replace(/^~/, '').split(' > ');
  const all = names.split(' | ').map((name) => name.trim());
  const [name = ''] = all;
  const above = broader
    .split(',')
    .map((each) => slugOf(each))
    .filter((id) => id !== '');
  return { id: slugOf(name), name, names: all, broader: above, isSoft: line.startsWith('~') };
}

/** Every skill, by its id. */
export const skills: ReadonlyMap<string, Skill> = new Map(
  [software, health, trades, business, service]
    .flatMap((text) => text.trim().split('\n'))
    .map(skillOf)
    .map((skill) => [skill.id, skill]),
);

/** Steps up to a broader skill that still say something: PostgreSQL → SQL → databases. */
const maxSteps = 3;

const wider = new Map<string, ReadonlyMap<string, number>>();

/** The skills that one is part of, each with the number of steps up to it; itself is 0 steps away. */
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

/** Finds skills in texts of a language. */
export function skillIndex(language: DocumentLanguage): NameIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = nameIndex(named, language);
  indexes.set(language, made);
  return made;
}
