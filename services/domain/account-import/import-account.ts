import { parseLetterDocument } from '../../../shared/documents/letter/parse-letter-document.ts';
import { parseResumeDocument } from '../../../shared/documents/parse-resume-document.ts';
import type { Database } from '../../platform/database/database.ts';
import { letterKind, resumeKind } from '../documents/document-kind.ts';
import { storing } from '../usage/storage.ts';
import type { Archive } from './archive.ts';
import { importDocuments } from './import-documents.ts';
import { importEvents } from './import-events.ts';
import { importJobs } from './import-jobs.ts';
import { importEmailTemplates, importPeople } from './import-people.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { importFiles } from './import-files.ts';
import { importProfile } from './import-profile.ts';
import { type ImportReport, ReportWriter } from './import-report.ts';
import { importSearches, importWeights } from './import-searches.ts';
import { importSent } from './import-sent.ts';
import { withNewIds } from './record-tools.ts';

/** Ends the transaction of a preview, so that nothing of it is stored. */
class Preview extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('Only a preview.');
    this.report = report;
  }
}

/**
 * Brings an account export back (docs/adr/0055): blocks, documents with their earlier versions, jobs with what was sent
 * and their files, people, saved searches, and empty fields of the profile, in one transaction. Records keep their ids,
 * so that they refer to each other as before; what the account has already is kept as it is there. With `isPreview`,
 * the same is done and undone. Throws QUOTA_EXCEEDED if there is too little room.
 */
export async function importAccount(
  db: Database,
  accountId: string,
  archive: Archive,
  { isPreview, store }: { readonly isPreview: boolean; readonly store: Pick<ObjectStore, 'put'> },
): Promise<ImportReport> {
  try {
    return await storing(db, accountId, async (transaction) => {
      const report = new ReportWriter();
      for (const path of archive.unreadable) report.refuse(path, 'is not JSON');
      await importProfile(transaction, accountId, archive.profile, report);
      const newEventIds = await importEvents(transaction, accountId, archive.blocks, report);
      const newPersonIds = await importPeople(transaction, accountId, archive.people, report);
      await importEmailTemplates(transaction, accountId, archive.emailTemplates, report);
      const newJobIds = await importJobs(transaction, accountId, withNewIds(archive.jobs, newPersonIds), report);
      const newIds = new Map([...newEventIds, ...newJobIds]);
      await importDocuments(
        transaction,
        accountId,
        { kind: resumeKind, part: 'resumes', parse: parseResumeDocument, archived: archive.resumes, newIds },
        report,
      );
      await importDocuments(
        transaction,
        accountId,
        { kind: letterKind, part: 'letters', parse: parseLetterDocument, archived: archive.letters, newIds },
        report,
      );
      await importSent(transaction, accountId, archive.sent, archive.files, newJobIds, report);
      const placing = { newJobIds, store: isPreview ? undefined : store };
      await importFiles(transaction, accountId, archive.jobs, archive.files, placing, report);
      await importSearches(transaction, accountId, archive.searches, report);
      await importWeights(transaction, accountId, archive.ranking);
      const finished = report.finish();
      if (isPreview) throw new Preview(finished);
      return finished;
    });
  } catch (error) {
    if (error instanceof Preview) return error.report;
    throw error;
  }
}
