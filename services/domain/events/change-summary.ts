import { and, eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { events } from '../../platform/database/schema/index.ts';
import { blockName } from './block-name.ts';
import type { DocumentChange, StoredDocumentKind } from '../documents/document-kind.ts';
import type { VersionRecord } from '../documents/versions.ts';

/** A change with the names that a sentence about it needs. */
export interface ChangeSummary {
  readonly what: DocumentChange['what'];
  readonly section: string;
  readonly sectionKind: string | null;
  readonly names: readonly string[];
  readonly count: number;
}

async function blockNames(
  db: DatabaseOrTransaction,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const validIds = [...new Set(ids.filter((id) => validate(id)).map((id) => id.toLowerCase()))];
  if (validIds.length === 0) return new Map();
  const rows = await db
    .select({ id: events.id, kind: events.kind, content: events.content })
    .from(events)
    .where(and(eq(events.accountId, accountId), sql`${events.id} = any(${sql.param(validIds)}::uuid[])`));
  return new Map(rows.map((row) => [row.id, blockName(row)]));
}

const blocksIn = (change: DocumentChange): readonly string[] =>
  'entries' in change ? change.entries.flatMap((entry) => ('eventId' in entry ? [entry.eventId] : [])) : [];

function describeChange(change: DocumentChange, names: ReadonlyMap<string, string>): ChangeSummary {
  const entries = 'entries' in change ? change.entries : [];
  const entryNames = entries.map((entry) =>
    'eventId' in entry ? (names.get(entry.eventId.toLowerCase()) ?? '') : entry.title,
  );
  return {
    what: change.what,
    section: 'section' in change ? change.section.title : '',
    sectionKind: 'section' in change ? change.section.kind : null,
    names: entryNames.filter((name) => name !== ''),
    count: entries.length,
  };
}

/** Adds to each version its differences from the one before. `versions` are of one document, the newest first. */
export async function withChanges<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  versions: readonly VersionRecord<Document>[],
): Promise<(VersionRecord<Document> & { readonly changes: readonly ChangeSummary[] })[]> {
  const compared = versions.map((version, index) => {
    const before = versions[index + 1];
    return { version, changes: before === undefined ? [] : kind.compare(before, version) };
  });
  const names = await blockNames(
    db,
    accountId,
    compared.flatMap(({ changes }) => changes.flatMap(blocksIn)),
  );
  return compared.map(({ version, changes }) => ({
    ...version,
    changes: changes.map((each) => describeChange(each, names)),
  }));
}
