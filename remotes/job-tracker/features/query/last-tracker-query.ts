import { trackerPath } from '../common/paths.ts';
import { readTrackerQuery, writeTrackerQuery, type TrackerQuery } from './tracker-query.ts';

/** What the tracker showed last on this page, so that a job's page knows its list; its default after a reload. */
let last = readTrackerQuery(new URLSearchParams());

export function rememberTrackerQuery(query: TrackerQuery): void {
  last = query;
}

export const lastTrackerQuery = (): TrackerQuery => last;

/** The tracker's path in the view and with the filters it had. */
export function lastTrackerAddress(): string {
  const parameters = writeTrackerQuery(last, new URLSearchParams()).toString();
  return parameters === '' ? trackerPath : `${trackerPath}?${parameters}`;
}
