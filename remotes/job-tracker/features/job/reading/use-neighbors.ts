import { keepPlace, useQuery, type ResultOf } from '@shared/graphql';
import { useEffect, useEffectEvent } from 'react';
import { useToday } from '../../common/use-today.ts';
import { lastTrackerQuery } from '../../query/last-tracker-query.ts';
import { filterOf } from '../../query/tracker-query.ts';
import { listNeighbors } from '../api/list-neighbors.ts';

export type Neighbor = ResultOf<typeof listNeighbors>['jobs']['nodes'][number];

/** The list in which the tracker showed a job. */
export interface NeighborList {
  readonly jobs: readonly Neighbor[];
  /** The number of jobs in the list, of which those near its start and the job are loaded. */
  readonly total: number;
  /** The job's index in `jobs`; -1 for none. */
  readonly place: number;
  /** Loads more of the list; undefined if all of it is loaded. */
  readonly loadMore: (() => void) | undefined;
}

/** The number of jobs among which a job is looked for. A job that the filters leave out is in none of the pages. */
const searched = 1000;

/** Loads the list that the tracker showed last, at least as far as the job with `id`; undefined until it is there. */
export function useNeighbors(id: string): NeighborList | undefined {
  const today = useToday();
  const query = lastTrackerQuery();
  // The tracker's own pages of this list are longer and hold more, so they are neither read nor replaced.
  const { data, fetchMore } = useQuery(listNeighbors, {
    variables: { filter: filterOf(query, query.stages), sort: query.sort, today },
    context: keepPlace,
    fetchPolicy: 'no-cache',
  });
  const jobs = data?.jobs.nodes ?? [];
  const place = jobs.findIndex((job) => job.id === id);
  // The job is either not loaded yet or the last that is loaded, so that its next neighbor is missing.
  const isMissing = (place === -1 || place === jobs.length - 1) && jobs.length < searched;
  const after = data?.jobs.endCursor ?? null;
  const load = (cursor: string): void => {
    // Without an answer, the page does without these neighbors.
    void fetchMore({
      variables: { after: cursor },
      updateQuery: ({ jobs: before }, { fetchMoreResult: { jobs: more } }) =>
        // Two requests for one page can overlap.
        before.endCursor === cursor ? { jobs: { ...more, nodes: [...before.nodes, ...more.nodes] } } : { jobs: before },
    }).catch(() => undefined);
  };
  const loadMissing = useEffectEvent(load);
  useEffect(() => {
    if (isMissing && after !== null) loadMissing(after);
  }, [isMissing, after]);
  if (data === undefined) return undefined;
  return { jobs, total: data.jobs.total, place, loadMore: after === null ? undefined : () => load(after) };
}
