/**
 * Three-way merge of plain data. It knows nothing about résumés, so their format can grow without changes here: records
 * are merged field by field, lists with named entries (by `id`, `eventId`, or text) entry by entry, and everything else
 * as a whole.
 */
import { mergeNamed, namesOf } from './merge-lists.ts';
import { isRecord } from '../parsing/read.ts';
import { isEqual } from './is-equal.ts';

/** The place of a value in the data: names of fields and of list entries, from the outside in. */
export type MergePath = readonly string[];

/** The last step of a path that denotes the order of a list instead of an entry in it. */
export const orderOf = '#order';

export type MergeSide = 'mine' | 'theirs';

/** A value that both sides changed differently. `undefined` means that a side does not have it. */
export interface MergeConflict {
  readonly path: MergePath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The key of a conflict among those of one merge. */
export const conflictKey = ({ path }: Pick<MergeConflict, 'path'>): string => JSON.stringify(path);

export interface Merging {
  readonly choices: ReadonlyMap<string, MergeSide>;
  readonly conflicts: MergeConflict[];
}

/**
 * Returns the chosen side of a conflict. Until a choice is made it is `mine`, but an entry that one side removed stays,
 * so that an open choice never loses data.
 */
function decide(conflict: MergeConflict, { choices, conflicts }: Merging): unknown {
  conflicts.push(conflict);
  const { mine, theirs } = conflict;
  const chosen = choices.get(conflictKey(conflict));
  if (chosen !== undefined) return chosen === 'mine' ? mine : theirs;
  return mine === undefined ? theirs : mine;
}

/** Applies the changes of both sides to `base`; whatever cannot be combined is added to `merging.conflicts`. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: MergePath, merging: Merging): unknown {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  if (isRecord(mine) && isRecord(theirs) && mine['kind'] === theirs['kind']) {
    const before = isRecord(base) ? base : {};
    const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const merged = [...fields].map((field) => [
      field,
      mergeValues(before[field], mine[field], theirs[field], [...path, field], merging),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  const lists = [base ?? [], mine, theirs].map(namesOf);
  const [before, ours, others] = lists;
  if (before && ours && others) {
    return mergeNamed({
      base: before,
      mine: ours,
      theirs: others,
      thing: (name, ...three) => mergeValues(...three, [...path, name], merging),
      order: (...three) => {
        const [was, first, second] = three;
        return decide(
          { path: [...path, orderOf], base: was, mine: first, theirs: second },
          merging,
        ) as readonly string[];
      },
    });
  }
  return decide({ path, base, mine, theirs }, merging);
}
