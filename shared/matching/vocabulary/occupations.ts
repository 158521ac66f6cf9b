import { occupationRecords } from './areas.ts';
import { createNameIndexes, slugOf, union } from './name-index.ts';

/** An occupation with all its names. */
export interface Occupation {
  readonly id: string;
  readonly names: readonly string[];
  readonly exact: readonly string[];
  /** Fields such as `nursing` or `software`; occupations that share a field are related. */
  readonly fields: readonly string[];
  /** The ids of wider occupations: a backend developer is a software developer. */
  readonly broader: readonly string[];
  /** The ids of occupations that people move to without training. */
  readonly near: readonly string[];
  /** The ids of occupations that it supervises, which makes it their next step. */
  readonly leads: readonly string[];
  /** The ids of licenses without which nobody may work as one. */
  readonly holds: readonly string[];
}

/** A field that describes a role in any trade: it makes occupations related only together with another field. */
export const crossField = 'management';

/** All occupations by id. Two areas may know the same one: it has the names of both. */
export const occupations: ReadonlyMap<string, Occupation> = (() => {
  const found = new Map<string, Occupation>();
  for (const { names, exact = [], fields, broader = [], near = [], leads = [], holds = [] } of occupationRecords) {
    const id = slugOf(names[0] ?? '');
    const known = found.get(id);
    found.set(id, {
      id,
      names: union(known?.names, names),
      exact: union(known?.exact, exact),
      fields: union(known?.fields, fields),
      broader: union(known?.broader, broader.map(slugOf)),
      near: union(known?.near, near.map(slugOf)),
      leads: union(known?.leads, leads.map(slugOf)),
      holds: union(known?.holds, holds.map(slugOf)),
    });
  }
  return found;
})();

/** Returns the index that finds names of occupations in texts of a language. */
export const occupationIndex = createNameIndexes([...occupations.values()]);
