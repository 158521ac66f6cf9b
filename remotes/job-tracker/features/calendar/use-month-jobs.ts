import { useEffect, useEffectEvent } from 'react';
import { useToday } from '../common/use-today.ts';
import { filterOf, type TrackerQuery } from '../query/tracker-query.ts';
import { useJobList } from '../lists/use-job-list.ts';
import type { JobPages } from '../lists/use-job-pages.ts';

/** Loads, page by page, every job that has a date between two days. */
export function useMonthJobs(query: TrackerQuery, from: string, to: string): JobPages {
  const today = useToday();
  const pages = useJobList({
    filter: { ...filterOf(query, query.stages), from, to },
    sort: { by: 'stageSince', descending: true },
    first: 200,
    today,
  });
  const { hasMore, moreFailed, jobs } = pages;
  const loadMore = useEffectEvent(() => pages.loadMore());
  useEffect(() => {
    if (hasMore && !moreFailed) loadMore();
  }, [hasMore, moreFailed, jobs?.length]);
  return pages;
}
