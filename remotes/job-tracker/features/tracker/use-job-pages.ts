import type { ResultOf } from '@shared/graphql';
import { useRef, useState } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import type { listJobs } from '../common/api/list-jobs.ts';

type Page = ResultOf<typeof listJobs>;

/** As much of Apollo's answer as this looks at. */
interface PagedResult {
  readonly data?: unknown;
  /** Of the question before, until this one is answered. */
  readonly previousData?: unknown;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly fetchMore: (options: { readonly variables: { readonly after: string } }) => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** A list of jobs that is loaded page by page. */
export interface JobPages {
  /** Undefined until the first page is here. */
  readonly jobs: readonly JobCard[] | undefined;
  /** Of all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Loads the next page; does nothing while one is on its way. */
  readonly loadMore: () => void;
  readonly moreFailed: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useJobPages(result: PagedResult): JobPages {
  const { error, loading, fetchMore, refetch } = result;
  // What was found before stays until the next is there: a search must not flicker.
  const page = ((result.data ?? result.previousData) as Page | undefined)?.jobs;
  const endCursor = result.data === undefined ? null : (page?.endCursor ?? null);
  const [moreFailed, setMoreFailed] = useState(false);
  const running = useRef(false);
  const more = async (after: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setMoreFailed(false);
    await fetchMore({ variables: { after } }).catch(() => setMoreFailed(true));
    running.current = false;
  };
  return {
    jobs: page?.nodes,
    total: page?.total ?? 0,
    hasMore: endCursor !== null,
    loadMore: () => {
      if (endCursor !== null) void more(endCursor);
    },
    moreFailed,
    failed: page === undefined && error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
