import { jobLimits } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useState } from 'react';
import { listJobPlaces } from '../common/api/list-job-places.ts';
import type { JobFilter } from '../common/api/list-jobs.ts';
import { useToday } from '../common/use-today.ts';
import type { MovedJob } from '../moving/move.ts';
import type { JobSort } from '../query/tracker-query.ts';

export interface AllJobs {
  /** Every job of the list after `load` has succeeded. */
  readonly jobs: readonly MovedJob[] | undefined;
  readonly busy: boolean;
  /** Loads all jobs and resolves to whether that succeeded. */
  readonly load: () => Promise<boolean>;
}

/** Loads all jobs of a list, including those on later pages, for an action on all of them. */
export function useAllJobs(filter: JobFilter, sort: JobSort): AllJobs {
  const client = useApolloClient();
  const today = useToday();
  const [jobs, setJobs] = useState<readonly MovedJob[]>();
  const [busy, setBusy] = useState(false);
  const pageAfter = async (after: string | null) => {
    const variables = { filter, sort: { ...sort }, after, first: jobLimits.page, today };
    const result = await client.query({
      query: listJobPlaces,
      variables,
      fetchPolicy: 'no-cache',
      context: keepPlace,
    });
    return dataOf(result).jobs;
  };
  return {
    jobs,
    busy,
    async load() {
      setBusy(true);
      try {
        let page = await pageAfter(null);
        const found = [...page.nodes];
        while (page.endCursor !== null) {
          page = await pageAfter(page.endCursor);
          found.push(...page.nodes);
        }
        setJobs(found);
        return true;
      } catch {
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
