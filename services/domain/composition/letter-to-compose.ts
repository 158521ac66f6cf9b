import type { LetterToCompose } from '../../../shared/documents/letter/compose-letter.ts';
import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import { type EventOf, narrowToKind } from '../events/events.ts';
import { recordId } from '../ids.ts';
import type { Account, Queries } from '../queries.ts';
import type { AccountKey } from '../account-key.ts';
import { contactOf } from '../accounts/contact-info.ts';
import { namesOf } from './resume-to-compose.ts';

/** Converts paragraph blocks to the form from which letters are composed. */
export const paragraphsToCompose = (events: readonly EventOf<'paragraph'>[]): LetterToCompose['paragraphs'] =>
  events.map((event) => ({ ...namesOf(event), ...event.content }));

/** A letter without what depends on where and when it is read. */
export type LetterOfAccount = Omit<LetterToCompose, 'language' | 'today'>;

/** Reads what a letter is composed from besides itself and its paragraphs. */
export async function letterSurroundings(
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

/** A letter with the version that was read. */
export interface ReadLetter {
  readonly version: number;
  readonly letter: LetterOfAccount;
}

/** Reads a letter of the account with everything it is composed from; undefined for an unknown id. */
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
    ...(await letterSurroundings(queries, account, document)),
    document,
    title,
    paragraphs: paragraphsToCompose(paragraphs.map((event) => narrowToKind(event, 'paragraph'))),
  };
  return { version, letter };
}

/** Reads a letter without its version. */
export const letterOfAccount = async (
  queries: Queries,
  account: Account,
  letterId: string,
): Promise<LetterOfAccount | undefined> => (await readLetter(queries, account, letterId))?.letter;

/** Reads a letter of a user identified by the claims of a token; undefined for an unknown user or id. */
export async function readLetterToCompose(
  queries: Queries,
  { issuer, subject }: AccountKey,
  letterId: string,
): Promise<LetterOfAccount | undefined> {
  const [account] = await queries.account.execute({ issuer, subject });
  return account && letterOfAccount(queries, account, letterId);
}
