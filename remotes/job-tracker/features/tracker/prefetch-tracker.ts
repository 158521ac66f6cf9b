import { jobStages } from '@shared/documents';
import { prefetch, type ApolloClient } from '@shared/graphql';
import { columnVariables } from '../board/column-variables.ts';
import { getOverview } from '../common/api/get-overview.ts';
import { listJobs } from '../common/api/list-jobs.ts';
import { trackerPath } from '../common/paths.ts';
import { isWideScreen } from '../common/use-is-wide.ts';
import { todayIn } from '../common/use-today.ts';
import { readTrackerQuery } from '../query/tracker-query.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

const isTracker = ({ pathname }: Address): boolean => pathname.endsWith(trackerPath);

/** Returns whether the page that is opening starts with the board. */
export function beginsWithBoard(address: Address): boolean {
  const view = new URLSearchParams(address.search).get('view') ?? (isWideScreen() ? 'board' : 'table');
  return isTracker(address) && view === 'board';
}

/** Requests what the tracker shows first, if it is what is opening. */
export function prefetchTracker(client: ApolloClient, address: Address, timeZone: string | undefined): void {
  if (!isTracker(address)) return;
  const today = todayIn(timeZone);
  prefetch(client, { query: getOverview, variables: { today } });
  if (!beginsWithBoard(address)) return;
  const query = readTrackerQuery(new URLSearchParams(address.search));
  for (const stage of query.stages.length === 0 ? jobStages : query.stages) {
    prefetch(client, { query: listJobs, variables: columnVariables(stage, query, today) });
  }
}
