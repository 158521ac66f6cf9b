import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type DocumentKind, documentKinds } from './document-kind.ts';

type AnyKind = Pick<DocumentKind<never>, 'documents' | 'uses' | 'naming' | 'namesPath'>;

/** Table and columns of the uses, as `insert` names them. */
const intoUses = ({ uses }: Pick<AnyKind, 'uses'>) =>
  sql`${uses} (account_id, ${sql.identifier(uses.documentId.name)}, event_id)`;

/**
 * Writes down which blocks a document uses. Names of blocks that are not the account's are passed over, and a block that
 * is being deleted at this moment is waited for (`for key share`), so that no row names one that is gone.
 */
export async function storeReferences<Document>(
  db: DatabaseOrTransaction,
  kind: DocumentKind<Document>,
  accountId: string,
  documentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const wanted = sql.param(ids);
  await db.execute(sql`
    insert into ${intoUses(kind)}
    select ${accountId}::uuid, ${documentId}::uuid, used.id
    from (
      select id from events
      where account_id = ${accountId} and id = any(${wanted}::uuid[])
      order by id for key share
    ) as used
    on conflict do nothing`);
}

/** Writes down again which documents name a block that was deleted and is back: they never forgot it. */
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

/** The same for many blocks in one look through the account's documents. */
export async function restoreAllReferences(
  db: DatabaseOrTransaction,
  accountId: string,
  eventIds: readonly string[],
): Promise<void> {
  const wanted = sql.param(eventIds);
  for (const kind of documentKinds) {
    await db.execute(sql`
      with documents as (
        select id, document from ${kind.documents} where account_id = ${accountId} order by id for share
      )
      insert into ${intoUses(kind)}
      select distinct ${accountId}::uuid, documents.id, (named #>> '{}')::uuid
      from documents, jsonb_path_query(documents.document, ${kind.namesPath}::jsonpath) as named
      where lower(named #>> '{}') = any(${wanted}::text[])
      on conflict do nothing`);
  }
}
