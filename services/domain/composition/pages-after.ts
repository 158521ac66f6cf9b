import { and, desc, eq, isNull } from 'drizzle-orm';
import { composeResume, type ResumeEvents } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { eventLimits } from '../../../shared/documents/event-limits.ts';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { composeLetter } from '../../../shared/documents/letter/compose-letter.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DocumentRow, type EventContents, type EventRow, events } from '../../platform/database/schema/index.ts';
import { type DocumentKind, letterKind, resumeKind } from '../documents/document-kind.ts';
import { aroundLetter, paragraphsToCompose } from './letter-to-compose.ts';
import { blocksToCompose, type BlocksToCompose, contactOf } from './resume-to-compose.ts';
import { ofKind } from '../events/events.ts';
import { recordId } from '../ids.ts';
import type { Account, Queries } from '../queries.ts';

/** How many pages a document has, and would have. */
export interface PagesAfter {
  readonly id: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

/** Words and date formats of a page hardly change how many lines it has: one language is as good as another here. */
const language = 'en';

interface Sources {
  readonly db: Database;
  readonly queries: Queries;
  readonly pagesMaker: Pick<Typesetter, 'open'>;
}

/** A block of the account, of any kind. */
export async function findBlock(db: Database, accountId: string, id: string): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.accountId, accountId), eq(events.id, recordId(id))));
  return row;
}

/** A block with what it would say. */
interface BlockChange {
  readonly block: EventRow;
  readonly content: EventContents[EventRow['kind']];
}
const changing =
  ({ block, content }: BlockChange) =>
  (row: EventRow): EventRow =>
    row.id === block.id ? { ...row, content } : row;

/** A document that uses the block, as it is and as it would be. */
interface Using extends Pick<PagesAfter, 'id' | 'title'> {
  readonly asIs: ComposedDocument;
  readonly changed: ComposedDocument;
}

/** Those changed last. */
function rowsUsing<Document>(
  db: Database,
  { documents, uses }: DocumentKind<Document>,
  { accountId, id }: Pick<EventRow, 'accountId' | 'id'>,
): Promise<Pick<DocumentRow<Document>, 'id' | 'title' | 'document'>[]> {
  return db
    .select({ id: documents.id, title: documents.title, document: documents.document })
    .from(uses)
    .innerJoin(documents, and(eq(documents.accountId, uses.accountId), eq(documents.id, uses.documentId)))
    .where(and(eq(uses.accountId, accountId), eq(uses.eventId, id), isNull(documents.deletedAt)))
    .orderBy(desc(documents.updatedAt))
    .limit(eventLimits.pagesCounted);
}

async function resumesUsing({ db, queries }: Sources, account: Account, change: BlockChange): Promise<Using[]> {
  const rowsOf = (kind: EventRow['kind']) => queries.eventsOfKind.execute({ accountId: account.id, kind });
  const [using, work, edu, skill] = await Promise.all([
    rowsUsing(db, resumeKind, change.block),
    rowsOf('work'),
    rowsOf('edu'),
    rowsOf('skill'),
  ]);
  const eventsWith = (changed: (row: EventRow) => EventRow): ResumeEvents => {
    const blocks: BlocksToCompose = {
      work: work.map((row) => ofKind(changed(row), 'work')),
      education: edu.map((row) => ofKind(changed(row), 'edu')),
      skills: skill.map((row) => ofKind(changed(row), 'skill')),
    };
    return blocksToCompose(blocks, new Date());
  };
  const [asIs, changed] = [eventsWith((row) => row), eventsWith(changing(change))];
  return using.map(({ id, title, document }) => {
    const resume = { document, title, contact: contactOf(account), headshotUrl: account.headshotUrl, language };
    const composed = (events: ResumeEvents): ComposedDocument => composeResume({ ...resume, events });
    return { id, title, asIs: composed(asIs), changed: composed(changed) };
  });
}

async function lettersUsing({ db, queries }: Sources, account: Account, change: BlockChange): Promise<Using[]> {
  const [using, rows] = await Promise.all([
    rowsUsing(db, letterKind, change.block),
    queries.eventsOfKind.execute({ accountId: account.id, kind: 'paragraph' }),
  ]);
  const paragraphsOf = (all: readonly EventRow[]) => paragraphsToCompose(all.map((row) => ofKind(row, 'paragraph')));
  const [asIs, changed] = [paragraphsOf(rows), paragraphsOf(rows.map(changing(change)))];
  const today = dayOf(new Date());
  return Promise.all(
    using.map(async ({ id, title, document }) => {
      const letter = { ...(await aroundLetter(queries, account, document)), document, title, language, today };
      const composed = (paragraphs: typeof asIs): ComposedDocument => composeLetter({ ...letter, paragraphs });
      return { id, title, asIs: composed(asIs), changed: composed(changed) };
    }),
  );
}

/**
 * The documents of the account that use `block`, the one changed last first and at most `eventLimits.pagesCounted`, with their
 * pages as they are and as if its content were `content`.
 */
export async function pagesAfter(
  sources: Sources,
  account: Account,
  block: EventRow,
  content: EventContents[EventRow['kind']],
): Promise<readonly PagesAfter[]> {
  const using = await (block.kind === 'paragraph' ? lettersUsing : resumesUsing)(sources, account, { block, content });
  const session = sources.pagesMaker.open();
  const count = async (document: ComposedDocument): Promise<number> =>
    (await session.typeset(document, null)).pageCount;
  const found: PagesAfter[] = [];
  try {
    // One after another: somebody else may be typing.
    for (const { id, title, asIs, changed } of using) {
      const before = await count(asIs);
      found.push({ id, title, before, after: await count(changed) });
    }
  } finally {
    session.close();
  }
  return found;
}
