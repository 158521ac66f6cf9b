import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FrozenContent, letters, resumes } from '../../platform/database/schema/index.ts';
import { recordId } from '../ids.ts';
import type { LetterToCompose } from '../../../shared/documents/letter/compose-letter.ts';
import type { ResumeToCompose } from '../../../shared/documents/compose-resume.ts';

/** What a link shows: a résumé, a letter, or a letter with a résumé (a bundle). At least one id is not null. */
export interface ShareSubject {
  readonly resumeId: string | null;
  readonly letterId: string | null;
}

/** What the documents of a link are composed from. */
export interface ShareSources {
  readonly resume?: ResumeToCompose | undefined;
  readonly letter?: LetterToCompose | undefined;
}

/**
 * Reads the current documents of a link, with a language (BCP 47) for their fixed texts. Rejects with NO_DATA_FOUND if
 * there is none.
 */
export type ReadSources = (subject: ShareSubject, language: string) => Promise<ShareSources>;

/** Returns what a frozen link was composed from. */
export const frozenSources = ({ source, letter }: FrozenContent): ShareSources => ({
  resume: source,
  letter: letter?.source,
});

/**
 * Finds the kind of the document with this id, as the subject of a link; undefined if the account has neither a résumé
 * nor a letter with the id.
 */
export async function findSubject(
  db: Database,
  accountId: string,
  documentId: string,
): Promise<ShareSubject | undefined> {
  const id = recordId(documentId);
  const none = sql<string | null>`null::uuid`;
  const [subject] = await unionAll(
    db
      .select({ resumeId: sql<string | null>`${resumes.id}`, letterId: none })
      .from(resumes)
      .where(and(eq(resumes.accountId, accountId), eq(resumes.id, id), isNull(resumes.deletedAt))),
    db
      .select({ resumeId: none, letterId: sql<string | null>`${letters.id}` })
      .from(letters)
      .where(and(eq(letters.accountId, accountId), eq(letters.id, id), isNull(letters.deletedAt))),
  );
  return subject;
}
