import {
  dataOf,
  useApolloClient,
  useFirstPolicy,
  useQuery,
  type ApolloClient,
  type ResultOf,
  type VariablesOf,
} from '@shared/graphql';
import { listJobs } from '../common/api/list-jobs.ts';
import { useReturn } from '../common/use-return.ts';
import { useMoves } from '../moving/moves.tsx';
import { useJobPages, type JobPages } from './use-job-pages.ts';

type Variables = Omit<VariablesOf<typeof listJobs>, 'after'>;

/** The gateway's maximum page size. */
const largestPage = 200;

/** Loads as much of a list again as is loaded now. Resolves to a function that replaces the old data with the new. */
async function reload(client: ApolloClient, variables: Variables, loaded: number): Promise<() => void> {
  const readPage = async (after: string | null, read: number): Promise<ResultOf<typeof listJobs>['jobs']> => {
    const first = Math.min(largestPage, Math.max(variables.first, loaded - read));
    const asked = { query: listJobs, variables: { ...variables, first, after }, fetchPolicy: 'no-cache' } as const;
    return dataOf(await client.query(asked)).jobs;
  };
  let jobs = await readPage(null, 0);
  while (jobs.endCursor !== null && jobs.nodes.length < loaded) {
    const next = await readPage(jobs.endCursor, jobs.nodes.length);
    jobs = { ...next, nodes: [...jobs.nodes, ...next.nodes] };
  }
  return () => void client.writeQuery({ query: listJobs, variables, data: { jobs } });
}

/** Loads a list of jobs page by page. It is loaded again when the person returns, but never while `isBusy`. */
export function useJobList(variables: Variables, isBusy = false): JobPages {
  const client = useApolloClient();
  const moves = useMoves();
  const fetchPolicy = useFirstPolicy(listJobs, variables);
  const pages = useJobPages(useQuery(listJobs, { variables, fetchPolicy, nextFetchPolicy: 'cache-first' }));
  const loaded = pages.jobs?.length ?? 0;
  useReturn(async () => {
    // Moves made here are sent first, or their cards would jump back and forth.
    await moves.settled();
    const show = await reload(client, variables, loaded);
    return () => {
      if (!moves.isSending()) show();
    };
  }, isBusy);
  return pages;
}
