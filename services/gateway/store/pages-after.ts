import { and, desc, eq, isNull } from 'drizzle-orm';
import { composeResume, type ResumeEvents } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { eventLimits } from '../../../shared/documents/event-limits.ts';
import type { Typesetter } from '../../../shared/typesetting/typesetter.ts';
import type { Database } from '../../database/open-database.ts';
import { type EventContents, type EventRow, events, resumeEvents, resumes } from '../../database/schema/index.ts';
import { blocksToCompose, type BlocksToCompose, contactOf } from './resume-to-compose.ts';
import { ofKind } from './events.ts';
import { recordId } from './ids.ts';
import type { Account, Queries } from './queries.ts';

/** How many pages a résumé has, and would have. */
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

/** The résumés of the account that use `block`, the one changed last first and at most `eventLimits.pagesCounted`, with their pages as they are and as if its content were `content`. */
export async function pagesAfter(
  { db, queries, pagesMaker }: Sources,
  account: Account,
  block: EventRow,
  content: EventContents[EventRow['kind']],
): Promise<readonly PagesAfter[]> {
  const { id: accountId } = account;
  const rowsOf = (kind: EventRow['kind']) => queries.eventsOfKind.execute({ accountId, kind });
  const [using, work, edu, skill] = await Promise.all([
    db
      .select({ id: resumes.id, title: resumes.title, document: resumes.document })
      .from(resumeEvents)
      .innerJoin(resumes, and(eq(resumes.accountId, resumeEvents.accountId), eq(resumes.id, resumeEvents.documentId)))
      .where(and(eq(resumeEvents.accountId, accountId), eq(resumeEvents.eventId, block.id), isNull(resumes.deletedAt)))
      .orderBy(desc(resumes.updatedAt))
      .limit(eventLimits.pagesCounted),
    rowsOf('work'),
    rowsOf('edu'),
    rowsOf('skill'),
  ]);
  const eventsWith = (change: (row: EventRow) => EventRow): ResumeEvents => {
    const blocks: BlocksToCompose = {
      work: work.map((row) => ofKind(change(row), 'work')),
      education: edu.map((row) => ofKind(change(row), 'edu')),
      skills: skill.map((row) => ofKind(change(row), 'skill')),
    };
    return blocksToCompose(blocks, new Date());
  };
  const [asIs, changed] = [
    eventsWith((row) => row),
    eventsWith((row) => (row.id === block.id ? { ...row, content } : row)),
  ];
  const session = pagesMaker.open();
  const count = async (document: ComposedDocument): Promise<number> =>
    (await session.typeset(document, null)).pageCount;
  const found: PagesAfter[] = [];
  try {
    // One after another: somebody else may be typing.
    for (const { id, title, document } of using) {
      const resume = { document, title, contact: contactOf(account), headshotUrl: account.headshotUrl, language };
      const before = await count(composeResume({ ...resume, events: asIs }));
      found.push({ id, title, before, after: await count(composeResume({ ...resume, events: changed })) });
    }
  } finally {
    session.close();
  }
  return found;
}
