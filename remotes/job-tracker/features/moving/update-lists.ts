import type { PlainDay } from '@shared/documents';
import type { ApolloCache } from '@shared/graphql';
import type { JobFilter } from '../common/api/list-jobs.ts';
import { defaultSort, type SortKey } from '../query/tracker-query.ts';
import type { BoardPosition } from './move.ts';
import { comesBefore, type FieldOf } from './order-in-list.ts';

/** The cache's reference to a job. */
interface Reference {
  readonly __ref: string;
}

/** A loaded list of jobs in the shape of the cache. */
interface StoredList {
  readonly nodes: readonly Reference[];
  readonly endCursor: string | null;
  readonly total: number;
}

interface Arguments {
  readonly filter?: JobFilter | null;
  readonly sort?: { readonly by: SortKey; readonly descending?: boolean | null } | null;
}

/** Reads the arguments of a loaded list from the end of its field name in the cache. */
function argumentsIn(storeFieldName: string): Arguments {
  const start = storeFieldName.indexOf('{');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start)) as Arguments);
}

/** Groups jobs by position, so that each group is placed in one step. */
function byPosition(
  jobs: readonly (BoardPosition & { readonly id: string })[],
): readonly (readonly [BoardPosition, string[]])[] {
  const groups = new Map<string, [BoardPosition, string[]]>();
  for (const { id, stage, closeReason } of jobs) {
    const key = `${stage} ${closeReason ?? ''}`;
    const group = groups.get(key) ?? [{ stage, closeReason }, []];
    group[1].push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Shows each job at its own position. */
export function updateLists(cache: ApolloCache, jobs: readonly (BoardPosition & { readonly id: string })[]): void {
  for (const [place, ids] of byPosition(jobs)) placeInLists(cache, ids, place, undefined);
}

/** A key that is the same for lists that differ only in their stages. */
const familyOf = ({ filter, sort }: Arguments): string => JSON.stringify([{ ...filter, stages: null }, sort]);

type FieldOfReference = (reference: Reference) => FieldOf;

/** Inserts a job into a list. If its place is on a page that is not loaded yet, the list stays unchanged. */
function withJob(list: StoredList, job: Reference, args: Arguments, fieldOf: FieldOfReference): StoredList {
  const sort = args.sort ? { by: args.sort.by, descending: args.sort.descending === true } : defaultSort;
  const found = list.nodes.findIndex((other) => comesBefore(sort, fieldOf(job), fieldOf(other)));
  if (found < 0 && list.endCursor !== null) return list;
  const place = found < 0 ? list.nodes.length : found;
  return { ...list, nodes: list.nodes.toSpliced(place, 0, job) };
}

/**
 * Moves jobs in every list in the cache: they leave the lists of other stages, and join those of the new stage where
 * the order puts them.
 */
export function placeInLists(
  cache: ApolloCache,
  ids: readonly string[],
  to: BoardPosition,
  on: PlainDay | undefined,
): void {
  const references = new Map(ids.map((id) => [id, cache.identify({ __typename: 'Job', id })]));
  const left = new Map<string, string[]>();
  const modifyLists = (
    change: (list: StoredList, args: Arguments, idsIn: readonly unknown[], fieldOf: FieldOfReference) => StoredList,
  ): void => {
    cache.modify({
      fields: {
        jobs: (existing: unknown, { storeFieldName, readField }): unknown => {
          const list = existing as StoredList;
          const idsIn = list.nodes.map((node) => readField('id', node));
          const fieldOf: FieldOfReference = (node) => (name) => readField(name, node);
          return change(list, argumentsIn(storeFieldName), idsIn, fieldOf);
        },
      },
    });
  };
  cache.batch({
    update: () => {
      for (const cacheId of references.values()) {
        if (cacheId === undefined) continue;
        cache.modify({
          id: cacheId,
          fields: {
            stage: () => to.stage,
            closeReason: () => to.closeReason,
            stageSince: (before: unknown) => on ?? before,
            isQuiet: () => false,
          },
        });
      }
      modifyLists((list, args, idsIn) => {
        const stages = args.filter?.stages;
        if (!stages || stages.includes(to.stage)) return list;
        const gone = ids.filter((id) => idsIn.includes(id));
        if (gone.length === 0) return list;
        const family = familyOf(args);
        left.set(family, [...(left.get(family) ?? []), ...gone]);
        return {
          ...list,
          nodes: list.nodes.filter((_, index) => !gone.some((id) => id === idsIn[index])),
          total: Math.max(0, list.total - gone.length),
        };
      });
      modifyLists((list, args, idsIn, fieldOf) => {
        const stages = args.filter?.stages;
        if (!stages?.includes(to.stage)) return list;
        const here = ids.filter((id) => idsIn.includes(id));
        const come = (left.get(familyOf(args)) ?? []).filter((id) => !idsIn.includes(id));
        const others = list.nodes.filter((_, index) => !here.some((id) => id === idsIn[index]));
        const placed = [...here, ...come].reduce<StoredList>(
          (before, id) => withJob(before, { __ref: references.get(id) ?? '' }, args, fieldOf),
          { ...list, nodes: others },
        );
        return here.length + come.length === 0 ? list : { ...placed, total: list.total + come.length };
      });
    },
  });
}
