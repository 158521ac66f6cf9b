import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import records from './data/occupations.json' with { type: 'json' };
import { type NameIndex, nameIndex, slugOf } from './name-index.ts';

/** An occupation with all its names. */
export interface Occupation {
  readonly id: string;
  readonly names: readonly string[];
  /** Fields such as `nursing` or `software`; occupations that share a field are related. */
  readonly fields: readonly string[];
}

/** A field that describes a role in any trade: it makes occupations related only together with another field. */
export const crossField = 'management';

/** All occupations by id. */
export const occupations: ReadonlyMap<string, Occupation> = new Map(
  records.map(({ names, fields }): readonly [string, Occupation] => {
    const id = slugOf(names[0] ?? '');
    return [id, { id, names, fields }];
  }),
);

const indexes = new Map<DocumentLanguage, NameIndex>();

/** Returns the index that finds names of occupations in texts of a language. */
export function occupationIndex(language: DocumentLanguage): NameIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = nameIndex([...occupations.values()], language);
  indexes.set(language, made);
  return made;
}
