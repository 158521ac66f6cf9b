import { keepPlace, useQuery, type ResultOf } from '@shared/graphql';
import { useEffect } from 'react';
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
  const { data, fetchMore } = useQuery(listNeighbors, {
    variables: { filter: filterOf(query, query.stages), sort: query.sort, today },
    context: keepPlace,
    fetchPolicy: 'cache-and-network',
  });
  const jobs = data?.jobs.nodes ?? [];
  const place = jobs.findIndex((job) => job.id === id);
  // The job is either not loaded yet or the last that is loaded, so that its next neighbor is missing.
  const isMissing = (place === -1 || place === jobs.length - 1) && jobs.length < searched;
  const after = data?.jobs.endCursor ?? null;
  useEffect(() => {
    // Without an answer, the page does without its neighbors.
    if (isMissing && after !== null) void fetchMore({ variables: { after } }).catch(() => undefined);
  }, [isMissing, after, fetchMore]);
  if (data === undefined) return undefined;
  return {
    jobs,
    total: data.jobs.total,
    place,
    loadMore: after === null ? undefined : () => void fetchMore({ variables: { after } }).catch(() => undefined),
  };
}
