import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { occupations as lines } from './data/occupations.ts';
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
  lines
    .trim()
    .split('\n')
    .map((line): readonly [string, Occupation] => {
      const [names = '', fields = ''] = line.split(' > ');
      const all = names.split(' | ').map((name) => name.trim());
      const id = slugOf(all[0] ?? '');
      return [id, { id, names: all, fields: fields.split(',').map((field) => field.trim()) }];
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
