/** The entries of a list by their names, in order. */
export type Named = ReadonlyMap<string, unknown>;

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, eventId, field, variantId } = entry as Readonly<Record<string, string | undefined>>;
  // A reworded line of a block is named by its field, and by the variant if it has one.
  const name = id ?? eventId ?? (variantId === undefined ? field : `${field ?? ''} of ${variantId}`);
  return typeof name === 'string' ? name : undefined;
}

/** The entries of a list by name; undefined for anything that is not a list or whose entries have no unique names. */
export function namesOf(value: unknown): Named | undefined {
  if (!Array.isArray(value)) return undefined;
  const named = new Map<string, unknown>();
  for (const entry of value as readonly unknown[]) {
    const name = nameOf(entry);
    if (name === undefined || named.has(name)) return undefined;
    named.set(name, entry);
  }
  return named;
}

export interface ListsToMerge {
  readonly base: Named;
  readonly mine: Named;
  readonly theirs: Named;
  /** Merges one entry; undefined where it is, or becomes, absent. */
  readonly thing: (name: string, base: unknown, mine: unknown, theirs: unknown) => unknown;
  /** Chooses between two orders of the same names. */
  readonly order: (base: readonly string[], mine: readonly string[], theirs: readonly string[]) => readonly string[];
}

const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((name, index) => name === other[index]);

/** The order of the names that all three lists contain, taken from the side that changed it. */
function spineOf({ base, mine, theirs, order }: ListsToMerge): readonly string[] {
  const inAll = (list: Named): readonly string[] =>
    [...list.keys()].filter((name) => base.has(name) && mine.has(name) && theirs.has(name));
  const [was, first, second] = [inAll(base), inAll(mine), inAll(theirs)];
  if (sameOrder(first, second) || sameOrder(second, was)) return first;
  return sameOrder(first, was) ? second : order(was, first, second);
}

/**
 * The names that one side has in addition to the spine, grouped by the name in the spine that they follow ('' for the
 * beginning).
 */
function runsOf(list: Named, spine: ReadonlySet<string>, isKept: (name: string) => boolean): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const name of list.keys()) {
    if (spine.has(name)) anchor = name;
    else if (isKept(name)) runs.set(anchor, [...(runs.get(anchor) ?? []), name]);
  }
  return runs;
}

/**
 * Merges both lists: everything that either side added, without what one side removed and the other left unchanged.
 * Additions in the same place are sorted by name, so that the result does not depend on which side merges.
 */
export function mergeNamed(lists: ListsToMerge): readonly unknown[] {
  const { base, mine, theirs, thing } = lists;
  const merged = new Map<string, unknown>();
  for (const name of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const value = thing(name, base.get(name), mine.get(name), theirs.get(name));
    if (value !== undefined) merged.set(name, value);
  }
  const spine = spineOf(lists);
  const inSpine = new Set(spine);
  const isKept = (name: string): boolean => merged.has(name);
  const [ours, others] = [runsOf(mine, inSpine, isKept), runsOf(theirs, inSpine, isKept)];
  const placed = new Set<string>();
  for (const anchor of ['', ...spine]) {
    if (anchor !== '' && isKept(anchor)) placed.add(anchor);
    const runs = [ours.get(anchor) ?? [], others.get(anchor) ?? []];
    const ordered = runs.sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
    for (const name of ordered.flat()) placed.add(name);
  }
  return [...placed].map((name) => merged.get(name));
}
