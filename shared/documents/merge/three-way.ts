/**
 * Three-way merge of plain data. It knows nothing of résumés, so that what a résumé may hold can grow without it: records
 * are merged field by field, lists of things with names (`id`, `eventId`, or texts) thing by thing, all else as a whole.
 */
import { mergeNamed, namesOf } from './merge-lists.ts';
import { isRecord, same } from './same.ts';

/** Where in the data something is: names of fields and of things in lists, from the outside in. */
export type MergePath = readonly string[];

/** Last step of a path that means the order of a list, not a thing in it. */
export const orderOf = '#order';

export type Side = 'mine' | 'theirs';

/** Both sides changed one thing, and not to the same. `undefined`: it is not there. */
export interface MergeConflict {
  readonly path: MergePath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Names a conflict among those of one merge. */
export const conflictKey = ({ path }: Pick<MergeConflict, 'path'>): string => JSON.stringify(path);

export interface Merging {
  readonly choices: ReadonlyMap<string, Side>;
  readonly conflicts: MergeConflict[];
}

/** Takes what was chosen. Until then it is mine, but a thing that one side removed stays: nothing is lost by not choosing. */
function decide(conflict: MergeConflict, { choices, conflicts }: Merging): unknown {
  conflicts.push(conflict);
  const { mine, theirs } = conflict;
  const chosen = choices.get(conflictKey(conflict));
  if (chosen !== undefined) return chosen === 'mine' ? mine : theirs;
  return mine === undefined ? theirs : mine;
}

/** `base` changed by both sides; what cannot be both is added to `merging.conflicts`. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: MergePath, merging: Merging): unknown {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) return theirs;
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
