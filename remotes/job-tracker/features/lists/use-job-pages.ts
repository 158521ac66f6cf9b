import type { ResultOf } from '@shared/graphql';
import type { JobCard } from '../common/api/job-card-fields.ts';
import type { listJobs } from '../common/api/list-jobs.ts';
import { usePages, type PagedResult, type Pages } from '../common/use-pages.ts';

type Data = ResultOf<typeof listJobs>;

/** A list of jobs that is loaded page by page. */
export interface JobPages extends Omit<Pages<Data['jobs']>, 'page'> {
  /** Undefined until the first page is loaded. */
  readonly jobs: readonly JobCard[] | undefined;
  /** The number of jobs on all pages. */
  readonly total: number;
}

/** Turns the result of a query for jobs into a list that is loaded page by page. */
export function useJobPages(result: PagedResult<Data>): JobPages {
  const { page, ...pages } = usePages(result, ({ jobs }) => jobs);
  return { ...pages, jobs: page?.nodes, total: page?.total ?? 0 };
}
