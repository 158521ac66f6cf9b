import type { LetterToCompose } from '../../../shared/documents/letter/compose-letter.ts';
import { type EventOf, ofKind } from './events.ts';
import { recordId } from './ids.ts';
import type { Account, Queries } from './queries.ts';
import { contactOf, namesOf, type Person } from './resume-to-compose.ts';

/** Paragraph blocks as letters are composed from them. */
export const paragraphsToCompose = (events: readonly EventOf<'paragraph'>[]): LetterToCompose['paragraphs'] =>
  events.map((event) => ({ ...namesOf(event), ...event.content }));

/** What of a letter depends on where and when it is read. */
export type LetterOfAccount = Omit<LetterToCompose, 'language' | 'today'>;

/** A letter of the account with all that it is composed from; undefined when there is none of that id. */
export async function letterOfAccount(
  queries: Queries,
  account: Account,
  letterId: string,
): Promise<LetterOfAccount | undefined> {
  const { id: accountId } = account;
  const [[letter], paragraphs] = await Promise.all([
    queries.ofLetters.one.execute({ accountId, id: recordId(letterId) }),
    queries.eventsOfKind.execute({ accountId, kind: 'paragraph' }),
  ]);
  if (!letter) return undefined;
  const { document, title } = letter;
  const [followed, job] = await Promise.all([
    queries.followedResume(accountId, document.designOf),
    queries.jobFacts(accountId, document.job?.id),
  ]);
  return {
    document,
    title,
    contact: contactOf(account),
    headshotUrl: account.headshotUrl,
    paragraphs: paragraphsToCompose(paragraphs.map((row) => ofKind(row, 'paragraph'))),
    followedDesign: followed?.design ?? null,
    job: job ?? null,
  };
}

/** The same for a person, by how their tokens name them. */
export async function readLetterToCompose(
  queries: Queries,
  { issuer, subject }: Person,
  letterId: string,
): Promise<LetterOfAccount | undefined> {
  const [account] = await queries.account.execute({ issuer, subject });
  return account && letterOfAccount(queries, account, letterId);
}
