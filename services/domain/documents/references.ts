import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type StoredDocumentKind, documentKinds } from './document-kind.ts';

type AnyKind = Pick<StoredDocumentKind<never>, 'documents' | 'uses' | 'naming' | 'namesPath'>;

/** The table and columns of the uses, for an `insert` statement. */
const intoUses = ({ uses }: Pick<AnyKind, 'uses'>) =>
  sql`${uses} (account_id, ${sql.identifier(uses.documentId.name)}, event_id)`;

/**
 * Records which blocks a document uses. Ids of blocks that do not belong to the account are ignored. A block that is
 * being deleted concurrently is waited for (`for key share`), so that no row refers to a deleted block.
 */
export async function storeReferences<Document>(
  db: DatabaseOrTransaction,
  kind: StoredDocumentKind<Document>,
  accountId: string,
  documentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const idList = sql.param(ids);
  await db.execute(sql`
    insert into ${intoUses(kind)}
    select ${accountId}::uuid, ${documentId}::uuid, used.id
    from (
      select id from events
      where account_id = ${accountId} and id = any(${idList}::uuid[])
      order by id for key share
    ) as used
    on conflict do nothing`);
}

/**
 * Records again which documents refer to a block that was deleted and restored. The documents themselves still contain
 * the reference.
 */
export async function restoreReferences(db: DatabaseOrTransaction, accountId: string, eventId: string): Promise<void> {
  for (const kind of documentKinds) {
    await db.execute(sql`
      insert into ${intoUses(kind)}
      select ${accountId}::uuid, naming.id, ${eventId}::uuid
      from (
        select id from ${kind.documents}
        where account_id = ${accountId} and document @> ${JSON.stringify(kind.naming(eventId))}::jsonb
        order by id for key share
      ) as naming
      on conflict do nothing`);
  }
}

/** Records the references to many restored blocks, reading the account's documents only once. */
export async function restoreAllReferences(
  db: DatabaseOrTransaction,
  accountId: string,
  eventIds: readonly string[],
): Promise<void> {
  const idList = sql.param(eventIds);
  for (const kind of documentKinds) {
    await db.execute(sql`
      with documents as (
        select id, document from ${kind.documents} where account_id = ${accountId} order by id for share
      )
      insert into ${intoUses(kind)}
      select distinct ${accountId}::uuid, documents.id, (named #>> '{}')::uuid
      from documents, jsonb_path_query(documents.document, ${kind.namesPath}::jsonpath) as named
      where lower(named #>> '{}') = any(${idList}::text[])
      on conflict do nothing`);
  }
}
