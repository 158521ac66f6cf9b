import { studyRecords } from './areas.ts';
import { createNameIndexes, slugOf, union } from './name-index.ts';

/** A field of study, a training, or a named degree such as BSN. */
export interface Study {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly exact: readonly string[];
  /** The ids of the fields that it belongs to: BSN belongs to nursing. */
  readonly broader: readonly string[];
}

/** All studies by id. */
export const studies: ReadonlyMap<string, Study> = (() => {
  const found = new Map<string, Study>();
  for (const { names, exact = [], broader = [] } of studyRecords) {
    const [name = exact[0] ?? ''] = names;
    const id = slugOf(name);
    const known = found.get(id);
    found.set(id, {
      ...{ id, name },
      names: union(known?.names, names),
      exact: union(known?.exact, exact),
      broader: union(known?.broader, broader.map(slugOf)),
    });
  }
  return found;
})();

/** Returns the index that finds studies in texts of a language. */
export const studyIndex = createNameIndexes([...studies.values()]);

/** A study and the fields that it belongs to, two steps up at most. */
export const fieldsOfStudy = (id: string): readonly string[] => {
  const above = (each: string): readonly string[] => studies.get(each)?.broader ?? [];
  return [...new Set([id, ...above(id), ...above(id).flatMap(above)])];
};
