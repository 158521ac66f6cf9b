import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { letterOfAccount } from '../composition/letter-to-compose.ts';
import type { Account, Queries } from '../queries.ts';
import { resumeOfAccount } from '../composition/resume-to-compose.ts';
import type { ShareSources, ShareSubject } from './share-subject.ts';

/**
 * Reads the current documents of a link, with a language (BCP 47) for their fixed texts; undefined if one of them has
 * been deleted.
 */
export async function readSources(
  queries: Queries,
  account: Account,
  { resumeId, letterId }: ShareSubject,
  language: string,
): Promise<ShareSources | undefined> {
  const [resume, letter] = await Promise.all([
    resumeId === null ? undefined : resumeOfAccount(queries, account, resumeId),
    letterId === null ? undefined : letterOfAccount(queries, account, letterId),
  ]);
  if ((resumeId !== null && !resume) || (letterId !== null && !letter)) return undefined;
  return {
    resume: resume && { ...resume, language },
    letter: letter && { ...letter, language, today: dayOf(new Date()) },
  };
}
