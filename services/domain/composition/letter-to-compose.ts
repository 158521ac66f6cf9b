import type { LetterToCompose } from '../../../shared/documents/letter/compose-letter.ts';
import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import { type EventOf, ofKind } from '../events/events.ts';
import { recordId } from '../ids.ts';
import type { Account, Queries } from '../queries.ts';
import { contactOf, namesOf, type Person } from './resume-to-compose.ts';

/** Paragraph blocks as letters are composed from them. */
export const paragraphsToCompose = (events: readonly EventOf<'paragraph'>[]): LetterToCompose['paragraphs'] =>
  events.map((event) => ({ ...namesOf(event), ...event.content }));

/** What of a letter depends on where and when it is read. */
export type LetterOfAccount = Omit<LetterToCompose, 'language' | 'today'>;

/** What a letter is composed from besides itself and its paragraphs. */
export async function aroundLetter(
  queries: Queries,
  account: Account,
  { designOf, job: tied }: LetterDocument,
): Promise<Pick<LetterToCompose, 'contact' | 'headshotUrl' | 'followedDesign' | 'job'>> {
  const [followed, job] = await Promise.all([
    queries.followedResume(account.id, designOf),
    queries.jobFacts(account.id, tied?.id),
  ]);
  return {
    contact: contactOf(account),
    headshotUrl: account.headshotUrl,
    followedDesign: followed?.design ?? null,
    job: job ?? null,
  };
}

/** A letter with the count of saves that it was read at. */
export interface ReadLetter {
  readonly version: number;
  readonly letter: LetterOfAccount;
}

/** A letter of the account as it is now, with all that it is composed from; undefined when there is none of that id. */
export async function readLetter(
  queries: Queries,
  account: Account,
  letterId: string,
): Promise<ReadLetter | undefined> {
  const { id: accountId } = account;
  const [[row], paragraphs] = await Promise.all([
    queries.ofLetters.one.execute({ accountId, id: recordId(letterId) }),
    queries.eventsOfKind.execute({ accountId, kind: 'paragraph' }),
  ]);
  if (!row) return undefined;
  const { document, title, version } = row;
  const letter = {
    ...(await aroundLetter(queries, account, document)),
    document,
    title,
    paragraphs: paragraphsToCompose(paragraphs.map((event) => ofKind(event, 'paragraph'))),
  };
  return { version, letter };
}

/** The same without its version. */
export const letterOfAccount = async (
  queries: Queries,
  account: Account,
  letterId: string,
): Promise<LetterOfAccount | undefined> => (await readLetter(queries, account, letterId))?.letter;

/** The same for a person, by how their tokens name them. */
export async function readLetterToCompose(
  queries: Queries,
  { issuer, subject }: Person,
  letterId: string,
): Promise<LetterOfAccount | undefined> {
  const [account] = await queries.account.execute({ issuer, subject });
  return account && letterOfAccount(queries, account, letterId);
}
