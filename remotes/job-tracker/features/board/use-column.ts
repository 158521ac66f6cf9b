import type { JobStage } from '@shared/documents';
import { useQuery } from '@shared/graphql';
import { listJobs } from '../common/api/list-jobs.ts';
import { useToday } from '../common/use-today.ts';
import { filterOf, type TrackerQuery } from '../tracker/query/tracker-query.ts';
import { useJobPages, type JobPages } from '../tracker/use-job-pages.ts';

/** The jobs of one stage. */
export function useColumn(stage: JobStage, query: TrackerQuery): JobPages {
  const today = useToday();
  const variables = { filter: filterOf(query, [stage]), sort: { ...query.sort }, first: 50, today };
  return useJobPages(
    useQuery(listJobs, { variables, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  );
}
