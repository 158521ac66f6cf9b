import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FrozenContent, letters, resumes } from '../../platform/database/schema/index.ts';
import { recordId } from '../ids.ts';
import type { LetterToCompose } from '../../../shared/documents/letter/compose-letter.ts';
import type { ResumeToCompose } from '../../../shared/documents/compose-resume.ts';

/** What a link shows: a résumé, a letter, or a letter with a résumé beside it (a bundle). One of the two is there. */
export interface ShareSubject {
  readonly resumeId: string | null;
  readonly letterId: string | null;
}

/** What the documents of a link are composed from. */
export interface ShareSources {
  readonly resume?: ResumeToCompose | undefined;
  readonly letter?: LetterToCompose | undefined;
}

/** Reads what a link shows as it is now, in a language (BCP 47) for its own words. Throws NO_DATA_FOUND. */
export type ReadSources = (subject: ShareSubject, language: string) => Promise<ShareSources>;

/** What a frozen link was composed from. */
export const frozenSources = ({ source, letter }: FrozenContent): ShareSources => ({
  resume: source,
  letter: letter?.source,
});

/** What a link to the document of this id shows; undefined when the account has no such résumé and no such letter. */
export async function findSubject(
  db: Database,
  accountId: string,
  documentId: string,
): Promise<ShareSubject | undefined> {
  const id = recordId(documentId);
  const none = sql<string | null>`null::uuid`;
  const [found] = await unionAll(
    db
      .select({ resumeId: sql<string | null>`${resumes.id}`, letterId: none })
      .from(resumes)
      .where(and(eq(resumes.accountId, accountId), eq(resumes.id, id), isNull(resumes.deletedAt))),
    db
      .select({ resumeId: none, letterId: sql<string | null>`${letters.id}` })
      .from(letters)
      .where(and(eq(letters.accountId, accountId), eq(letters.id, id), isNull(letters.deletedAt))),
  );
  return found;
}
