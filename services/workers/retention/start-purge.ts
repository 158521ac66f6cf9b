import type { Database } from '../../platform/database/database.ts';
import { forgetDeletedJobs } from '../../domain/jobs/delete-jobs.ts';
import { forgetDeletedSearches } from '../../domain/job-search/saved/saved-searches.ts';
import { forgetAddresses } from '../../domain/shares/forget-addresses.ts';
import { forgetDeleted } from '../../domain/documents/deleted-documents.ts';
import { letterKind, resumeKind } from '../../domain/documents/document-kind.ts';

/** Purges what was deleted long enough ago. */
export async function forgetAllDeleted(db: Database): Promise<void> {
  await forgetAddresses(db);
  await forgetDeleted(db, resumeKind);
  await forgetDeleted(db, letterKind);
  await forgetDeletedJobs(db);
  await forgetDeletedSearches(db);
}

/** The milliseconds between two purges. */
export const forgettingEvery = 60 * 60 * 1000;

/** Purges now and every hour, until the returned function is called. */
export function startPurge(db: Database, onError: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    underWay = underWay.then(() => forgetAllDeleted(db)).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, forgettingEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
