import { useQuery } from '@shared/graphql';
import { useEffect, useEffectEvent } from 'react';
import { listJobs } from '../common/api/list-jobs.ts';
import { useToday } from '../common/use-today.ts';
import { filterOf, type TrackerQuery } from '../tracker/query/tracker-query.ts';
import { useJobPages, type JobPages } from '../tracker/use-job-pages.ts';

/** Every job with something between two days, page after page. */
export function useMonthJobs(query: TrackerQuery, from: string, to: string): JobPages {
  const today = useToday();
  const pages = useJobPages(
    useQuery(listJobs, {
      variables: {
        filter: { ...filterOf(query, query.stages), from, to },
        sort: { by: 'stageSince', descending: true },
        first: 200,
        today,
      },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
  );
  const { hasMore, moreFailed, jobs } = pages;
  const loadMore = useEffectEvent(() => pages.loadMore());
  useEffect(() => {
    if (hasMore && !moreFailed) loadMore();
  }, [hasMore, moreFailed, jobs?.length]);
  return pages;
}
