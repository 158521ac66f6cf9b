import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import records from './data/occupations.json' with { type: 'json' };
import { type NameIndex, nameIndex } from './name-index.ts';
import { slugOf } from './slug.ts';

/** What a job is, whatever it is called. */
export interface Occupation {
  readonly id: string;
  readonly names: readonly string[];
  /** `nursing`, `software`: occupations with a field in common are near each other. */
  readonly fields: readonly string[];
}

/** Says what somebody is in a trade, not in which: near only together with another field. */
export const crossField = 'management';

/** Every occupation, by its id. */
export const occupations: ReadonlyMap<string, Occupation> = new Map(
  records.map(({ names, fields }): readonly [string, Occupation] => {
    const id = slugOf(names[0] ?? '');
    return [id, { id, names, fields }];
  }),
);

const indexes = new Map<DocumentLanguage, NameIndex>();

/** Finds names of occupations in texts of a language. */
export function occupationIndex(language: DocumentLanguage): NameIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = nameIndex([...occupations.values()], language);
  indexes.set(language, made);
  return made;
}
