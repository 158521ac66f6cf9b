import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { people } from '../../../platform/database/schema/index.ts';
import { noDataFound } from '../../errors.ts';
import { recordId } from '../../ids.ts';
import { freeing, storing } from '../../usage/storage.ts';
import { livePerson, peopleWithIds, personColumns, type PersonRecord } from './person-record.ts';

/**
 * Deletes a person. Jobs keep the contact as it is, with the id of the person, so that `restorePerson` brings the link
 * back and saving such a job does not create the person again. Throws NO_DATA_FOUND for an unknown id.
 */
export function deletePerson(db: Database, accountId: string, id: string): Promise<PersonRecord> {
  return freeing(db, accountId, async (transaction) => {
    const [row] = await transaction
      .update(people)
      .set({ deletedAt: sql`now()` })
      .where(livePerson(accountId, id))
      .returning(personColumns);
    if (!row) throw noDataFound();
    return row;
  });
}

/** Restores a deleted person. A repeated call has no further effect. Throws NO_DATA_FOUND for an unknown id. */
export function restorePerson(db: Database, accountId: string, id: string): Promise<PersonRecord> {
  return storing(db, accountId, async (transaction) => {
    const [row] = await transaction
      .update(people)
      .set({ deletedAt: null })
      .where(peopleWithIds(accountId, [recordId(id)]))
      .returning(personColumns);
    if (!row) throw noDataFound();
    return row;
  });
}

/** Purges people of all accounts whose time for restoring has passed. */
export async function purgeDeletedPeople(db: Database): Promise<void> {
  await db
    .delete(people)
    .where(
      and(
        isNotNull(people.deletedAt),
        lt(people.deletedAt, sql`now() - make_interval(days => ${jobLimits.deletedForDays}::int)`),
      ),
    );
}
