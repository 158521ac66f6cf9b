import { isAttending } from '../../../shared/documents/date-range.ts';
import type { ResumeEvents, ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import type { EventKind } from '../../platform/database/schema/index.ts';
import { contactOf } from '../accounts/contact-info.ts';
import { type EventOf, narrowToKind } from '../events/events.ts';
import { recordId } from '../ids.ts';
import type { Account, Queries } from '../queries.ts';
import type { AccountKey } from '../account-key.ts';

/** Returns the fields that identify a block and its version. */
export const namesOf = ({ id, uuid, version }: EventOf<EventKind>) => ({ id, uuid, version });

/** The blocks from which résumés are composed. */
export interface BlocksToCompose {
  readonly work: readonly EventOf<'work'>[];
  readonly education: readonly EventOf<'edu'>[];
  readonly skills: readonly EventOf<'skill'>[];
}

/** Converts blocks to the form from which résumés are composed. `today` decides which education is still attended. */
export function blocksToCompose({ work, education, skills }: BlocksToCompose, today: Date): ResumeEvents {
  return {
    work: work.map((event) => ({ ...namesOf(event), ...event.content })),
    education: education.map((event) => ({
      ...namesOf(event),
      ...event.content,
      attending: isAttending(event.content.endDate, today),
    })),
    skills: skills.map((event) => ({ ...namesOf(event), ...event.content })),
  };
}

/** What all résumés of one user are composed from. */
export type Material = Pick<ResumeToCompose, 'contact' | 'headshotUrl' | 'events'>;

/** Reads the contact info and blocks of an account. */
export async function materialOf(queries: Queries, account: Account): Promise<Material> {
  const eventsOf = async <Kind extends EventKind>(kind: Kind): Promise<EventOf<Kind>[]> =>
    (await queries.eventsOfKind.execute({ accountId: account.id, kind })).map((row) => narrowToKind(row, kind));
  const [work, education, skills] = await Promise.all([eventsOf('work'), eventsOf('edu'), eventsOf('skill')]);
  return {
    contact: contactOf(account),
    headshotUrl: account.headshotUrl,
    events: blocksToCompose({ work, education, skills }, new Date()),
  };
}

/** Reads a résumé of the account with everything it is composed from; undefined for an unknown id. */
export async function resumeOfAccount(
  queries: Queries,
  account: Account,
  resumeId: string,
): Promise<Omit<ResumeToCompose, 'language'> | undefined> {
  const [[resume], material] = await Promise.all([
    queries.resume.execute({ accountId: account.id, id: recordId(resumeId) }),
    materialOf(queries, account),
  ]);
  return resume && { document: resume.document, title: resume.title, ...material };
}

/** Reads the user's contact info and blocks; undefined for a user without an account. */
export async function readMaterial(queries: Queries, { issuer, subject }: AccountKey): Promise<Material | undefined> {
  const [account] = await queries.account.execute({ issuer, subject });
  return account && materialOf(queries, account);
}

/** Reads a résumé of a user identified by the claims of a token; undefined for an unknown user or id. */
export async function readResumeToCompose(
  queries: Queries,
  { issuer, subject }: AccountKey,
  resumeId: string,
): Promise<Omit<ResumeToCompose, 'language'> | undefined> {
  const [account] = await queries.account.execute({ issuer, subject });
  return account && resumeOfAccount(queries, account, resumeId);
}
