import type { Database } from '../../platform/database/database.ts';
import { purgeDeletedJobs } from '../../domain/jobs/delete-jobs.ts';
import { purgeDeletedSearches } from '../../domain/job-search/saved/saved-searches.ts';
import { purgeAddresses } from '../../domain/shares/purge-addresses.ts';
import { purgeDeletedDocuments } from '../../domain/documents/deleted-documents.ts';
import { letterKind, resumeKind } from '../../domain/documents/document-kind.ts';

/** Purges what was deleted long enough ago. */
export async function purgeDeleted(db: Database): Promise<void> {
  await purgeAddresses(db);
  await purgeDeletedDocuments(db, resumeKind);
  await purgeDeletedDocuments(db, letterKind);
  await purgeDeletedJobs(db);
  await purgeDeletedSearches(db);
}

/** The milliseconds between two purges. */
export const purgeIntervalMs = 60 * 60 * 1000;
