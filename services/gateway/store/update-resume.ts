import type { Database } from '../../database/open-database.ts';
import type { ResumeRow } from '../../database/schema/index.ts';
import { recordId } from './ids.ts';
import { keepVersion, minutesBetween } from './resume-versions.ts';
import { type ResumeWrite, writeDraft } from './resumes.ts';
import type { VersionConflict } from './version-conflict.ts';

/** Saves a draft if it was made from the newest version, and from time to time keeps what was there before. */
export function updateResume(
  db: Database,
  accountId: string,
  write: ResumeWrite,
): Promise<ResumeRow | VersionConflict> {
  const resumeId = recordId(write.id);
  return db.transaction(async (transaction) => {
    const kept = { accountId, resumeId, version: write.version };
    await keepVersion(transaction, kept, { keptWithinMinutes: minutesBetween });
    return writeDraft(transaction, accountId, write);
  });
}
