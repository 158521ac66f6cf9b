import { and, eq } from 'drizzle-orm';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import { jobFileLimits, jobFileTypes } from '../../../shared/documents/jobs/job-files.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { jobFiles, jobs } from '../../platform/database/schema/index.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { fileKindOf } from '../job-files/file-kind.ts';
import { fileKey } from '../job-file-key.ts';
import { readFileName } from '../job-files/job-files.ts';
import type { ReportWriter } from './import-report.ts';
import { idIn, instantIn, recordsIn, textIn } from './record-tools.ts';

/** Where files are stored; undefined for a preview, which stores none. */
type FileStore = Pick<ObjectStore, 'put'> | undefined;

/**
 * Stores the files of the jobs in an archive, for jobs that the account has. Each is recognized by its bytes, as every
 * upload is.
 */
export async function importFiles(
  db: Transaction,
  accountId: string,
  list: unknown,
  files: ReadonlyMap<string, Uint8Array>,
  { newJobIds, store }: { readonly newJobIds: ReadonlyMap<string, string>; readonly store: FileStore },
  report: ReportWriter,
): Promise<void> {
  for (const [index, record] of recordsIn(list)) {
    const oldJobId = idIn(record['id']);
    // The job was refused, and named then.
    if (oldJobId === undefined) continue;
    const jobId = newJobIds.get(oldJobId) ?? oldJobId;
    const own = Array.isArray(record['files']) ? record['files'].filter(isRecord) : [];
    for (const [place, given] of own.slice(0, jobFileLimits.files).entries()) {
      const path = `jobs.json, [${index}].files[${place}]`;
      const id = idIn(given['id']);
      const bytes = Buffer.from(files.get(textIn(given['file'])) ?? []);
      const kind = bytes.length > jobFileLimits.size ? undefined : fileKindOf(bytes);
      const [job] = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.accountId, accountId), eq(jobs.id, jobId)));
      if (id === undefined || kind === undefined || !job) {
        report.refuse(path, job ? 'is not a PDF, DOCX, PNG, or JPEG' : 'belongs to no job');
        continue;
      }
      const name = readFileName(textIn(given['name']).slice(0, jobFileLimits.name - 10) || 'file', kind);
      const [row] = await db
        .insert(jobFiles)
        .values({ accountId, id, jobId, name, kind, size: bytes.length, createdAt: instantIn(given['createdAt']) })
        .onConflictDoNothing()
        .returning({ id: jobFiles.id });
      if (!row) report.keep('files', name, true);
      else {
        await store?.put(fileKey({ accountId, id }), { bytes, contentType: jobFileTypes[kind] });
        report.add('files');
      }
    }
  }
}
