import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { letterOfAccount } from '../composition/letter-to-compose.ts';
import type { Account, Queries } from '../queries.ts';
import { resumeOfAccount } from '../composition/resume-to-compose.ts';
import type { ShareSources, ShareSubject } from './share-subject.ts';

/** What a link's documents are composed from as they are now, in a language (BCP 47); undefined when one of them is gone. */
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
