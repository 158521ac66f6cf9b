import { and, eq, sql } from 'drizzle-orm';
import { parseComposedDocument } from '../../../shared/documents/parse-composed-document.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  eventKinds,
  jobs,
  jobSent,
  jobSentBlocks,
  jobSentDocuments,
  sentKinds,
} from '../../platform/database/schema/index.ts';
import type { ReportWriter } from './import-report.ts';
import { idIn, instantIn, recordsIn, textIn, versionIn } from './record-tools.ts';

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
const line = (value: unknown, longest: number): string => textIn(value).slice(0, longest);

type NewSentDocument = typeof jobSentDocuments.$inferInsert;
type NewSentBlock = typeof jobSentBlocks.$inferInsert;

/** Reads the documents of one copy; those without a valid PDF are left out. */
function documentsOf(
  accountId: string,
  sentId: string,
  list: unknown,
  files: ReadonlyMap<string, Uint8Array>,
): readonly NewSentDocument[] {
  return recordsIn(list).flatMap(([, { kind, documentId, version, title, document, file }]): NewSentDocument[] => {
    const found = sentKinds.find((each) => each === kind);
    const id = idIn(documentId);
    const pdf = files.get(textIn(file));
    const composed = parseComposedDocument(document);
    if (found === undefined || id === undefined || pdf === undefined || !isPdf(pdf) || !composed.ok) return [];
    return [
      {
        ...{ accountId, sentId, kind: found, documentId: id, version: versionIn(version), title: line(title, 300) },
        ...{ document: composed.document, pdf: Buffer.from(pdf) },
      },
    ];
  });
}

/** Reads the blocks that were in one copy. */
const blocksOf = (accountId: string, sentId: string, list: unknown): readonly NewSentBlock[] =>
  recordsIn(list).flatMap(([, { eventId, kind, version, name, wordingKey, wording }]): NewSentBlock[] => {
    const found = eventKinds.find((each) => each === kind);
    const id = idIn(eventId);
    if (found === undefined || id === undefined || !/^[\w-]{22}$/.test(textIn(wordingKey))) return [];
    return [
      {
        ...{ accountId, sentId, eventId: id, kind: found, version: versionIn(version), name: line(name, 700) },
        ...{ wordingKey: textIn(wordingKey), wording: line(wording, 400_000) },
      },
    ];
  });

/** Stores the copies of what was sent, for jobs that the account has. */
export async function importSent(
  db: Transaction,
  accountId: string,
  list: unknown,
  files: ReadonlyMap<string, Uint8Array>,
  newJobIds: ReadonlyMap<string, string>,
  report: ReportWriter,
): Promise<void> {
  for (const [index, { id: given, jobId, sentAt, engine, documents, blocks }] of recordsIn(list)) {
    const path = `sent.json, [${index}]`;
    const id = idIn(given);
    const oldJobId = idIn(jobId) ?? '';
    const ofJob = newJobIds.get(oldJobId) ?? oldJobId;
    const at = instantIn(sentAt);
    const copies = id === undefined ? [] : documentsOf(accountId, id, documents, files);
    if (id === undefined || at === undefined || copies.length === 0) {
      report.refuse(path, 'has no document that can be read');
      continue;
    }
    const [job] = await db
      .select({ title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.accountId, accountId), sql`${jobs.id}::text = ${ofJob}`));
    if (!job) {
      report.refuse(path, 'belongs to no job');
      continue;
    }
    const [stored] = await db
      .insert(jobSent)
      .values({ accountId, id, jobId: ofJob, sentAt: at, engine: line(engine, 100) })
      .onConflictDoNothing()
      .returning({ id: jobSent.id });
    if (!stored) {
      report.keep('sent', job.title, true);
      continue;
    }
    await db.insert(jobSentDocuments).values([...copies]);
    const sentBlocks = blocksOf(accountId, id, blocks);
    if (sentBlocks.length > 0)
      await db
        .insert(jobSentBlocks)
        .values([...sentBlocks])
        .onConflictDoNothing();
    report.add('sent');
  }
}
