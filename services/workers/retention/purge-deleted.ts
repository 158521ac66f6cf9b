import type { Database } from '../../platform/database/database.ts';
import { purgeDeletedJobs } from '../../domain/jobs/delete-jobs.ts';
import { purgeDeletedSearches } from '../../domain/job-search/saved/saved-searches.ts';
import { purgeDeletedTemplates } from '../../domain/jobs/people/email-templates.ts';
import { purgeDeletedPeople } from '../../domain/jobs/people/delete-people.ts';
import { purgeFiles } from '../../domain/job-files/purge-files.ts';
import { purgeAddresses } from '../../domain/shares/purge-addresses.ts';
import { purgeDeletedDocuments } from '../../domain/documents/deleted-documents.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { letterKind, resumeKind } from '../../domain/documents/document-kind.ts';

/** Purges what was deleted long enough ago. */
export async function purgeDeleted(db: Database, store?: Pick<ObjectStore, 'delete'>): Promise<void> {
  await purgeAddresses(db);
  await purgeDeletedDocuments(db, resumeKind);
  await purgeDeletedDocuments(db, letterKind);
  await purgeDeletedJobs(db);
  await purgeDeletedSearches(db);
  await purgeDeletedPeople(db);
  await purgeDeletedTemplates(db);
  // After the jobs, so that the files of those that are gone are purged at once.
  if (store) await purgeFiles(db, store);
}

/** The milliseconds between two purges. */
export const purgeIntervalMs = 60 * 60 * 1000;
