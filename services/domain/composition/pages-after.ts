import { and, desc, eq, isNull } from 'drizzle-orm';
import { composeResume, type ResumeEvents } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { eventLimits } from '../../../shared/documents/event-limits.ts';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { composeLetter } from '../../../shared/documents/letter/compose-letter.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DocumentRow, type EventContents, type EventRow, events } from '../../platform/database/schema/index.ts';
import { type StoredDocumentKind, letterKind, resumeKind } from '../documents/document-kind.ts';
import { letterSurroundings, paragraphsToCompose } from './letter-to-compose.ts';
import { contactOf } from '../accounts/contact-info.ts';
import { blocksToCompose, type BlocksToCompose } from './resume-to-compose.ts';
import { narrowToKind } from '../events/events.ts';
import { recordId } from '../ids.ts';
import type { Account, Queries } from '../queries.ts';

/** The number of pages of a document before and after a change. */
export interface PagesAfter {
  readonly id: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

/** The language of fixed texts and dates hardly affects the number of lines, so any language will do. */
const language = 'en';

interface Sources {
  readonly db: Database;
  readonly queries: Queries;
  readonly pagesMaker: Pick<Typesetter, 'open'>;
}

/** Reads a block of the account, of any kind. */
export async function findBlock(db: Database, accountId: string, id: string): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.accountId, accountId), eq(events.id, recordId(id))));
  return row;
}

/** A block with its proposed content. */
interface BlockChange {
  readonly block: EventRow;
  readonly content: EventContents[EventRow['kind']];
}
const withChange =
  ({ block, content }: BlockChange) =>
  (row: EventRow): EventRow =>
    row.id === block.id ? { ...row, content } : row;

/** A document that uses the block, in its current form and with the change. */
interface Using extends Pick<PagesAfter, 'id' | 'title'> {
  readonly asIs: ComposedDocument;
  readonly changed: ComposedDocument;
}

/** Reads the documents that use the block, the last changed first. */
function rowsUsing<Document>(
  db: Database,
  { documents, uses }: StoredDocumentKind<Document>,
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
  const [usingDocuments, work, edu, skill] = await Promise.all([
    rowsUsing(db, resumeKind, change.block),
    rowsOf('work'),
    rowsOf('edu'),
    rowsOf('skill'),
  ]);
  const eventsWith = (changed: (row: EventRow) => EventRow): ResumeEvents => {
    const blocks: BlocksToCompose = {
      work: work.map((row) => narrowToKind(changed(row), 'work')),
      education: edu.map((row) => narrowToKind(changed(row), 'edu')),
      skills: skill.map((row) => narrowToKind(changed(row), 'skill')),
    };
    return blocksToCompose(blocks, new Date());
  };
  const [asIs, changed] = [eventsWith((row) => row), eventsWith(withChange(change))];
  return usingDocuments.map(({ id, title, document }) => {
    const resume = { document, title, contact: contactOf(account), headshotUrl: account.headshotUrl, language };
    const compose = (events: ResumeEvents): ComposedDocument => composeResume({ ...resume, events });
    return { id, title, asIs: compose(asIs), changed: compose(changed) };
  });
}

async function lettersUsing({ db, queries }: Sources, account: Account, change: BlockChange): Promise<Using[]> {
  const [usingDocuments, rows] = await Promise.all([
    rowsUsing(db, letterKind, change.block),
    queries.eventsOfKind.execute({ accountId: account.id, kind: 'paragraph' }),
  ]);
  const paragraphsOf = (all: readonly EventRow[]) =>
    paragraphsToCompose(all.map((row) => narrowToKind(row, 'paragraph')));
  const [asIs, changed] = [paragraphsOf(rows), paragraphsOf(rows.map(withChange(change)))];
  const today = dayOf(new Date());
  return Promise.all(
    usingDocuments.map(async ({ id, title, document }) => {
      const letter = { ...(await letterSurroundings(queries, account, document)), document, title, language, today };
      const compose = (paragraphs: typeof asIs): ComposedDocument => composeLetter({ ...letter, paragraphs });
      return { id, title, asIs: compose(asIs), changed: compose(changed) };
    }),
  );
}

/**
 * Counts the pages of the documents of the account that use `block`, as they are and as they would be with `content`.
 * The document changed last comes first; at most `eventLimits.pagesCounted` are counted.
 */
export async function pagesAfter(
  sources: Sources,
  account: Account,
  block: EventRow,
  content: EventContents[EventRow['kind']],
): Promise<readonly PagesAfter[]> {
  const usingDocuments = await (block.kind === 'paragraph' ? lettersUsing : resumesUsing)(sources, account, {
    block,
    content,
  });
  const session = sources.pagesMaker.open();
  const count = async (document: ComposedDocument): Promise<number> =>
    (await session.typeset(document, null)).pageCount;
  const results: PagesAfter[] = [];
  try {
    // Sequentially, so that another user's typing is not delayed.
    for (const { id, title, asIs, changed } of usingDocuments) {
      const before = await count(asIs);
      results.push({ id, title, before, after: await count(changed) });
    }
  } finally {
    session.close();
  }
  return results;
}
