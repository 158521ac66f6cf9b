import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { people } from '../../../platform/database/schema/index.ts';
import { type VersionConflict } from '../../documents/version-conflict.ts';
import { badUserInput, noDataFound } from '../../errors.ts';
import { checkPerson, type PersonChange, type PersonDraft } from '../../input/read-person.ts';
import { InputReader } from '../../input/reader.ts';
import { storing } from '../../usage/storage.ts';
import { sharedChangeOf, showInJobs } from './contact-jobs.ts';
import { peopleLimits } from '../../../../shared/documents/people/people-limits.ts';
import {
  livePeople,
  livePerson,
  lockPeople,
  personColumns,
  type PersonRecord,
  personSearchText,
} from './person-record.ts';

export interface NewPerson {
  /** An id from the client; undefined to create one here. */
  readonly id: string | undefined;
  readonly draft: PersonDraft;
}

/**
 * Stores a person. The same id sent twice results in one person. Throws BAD_USER_INPUT when the account has too many, or
 * for a person without a name and an email.
 */
export function createPerson(db: Database, accountId: string, { id, draft }: NewPerson): Promise<PersonRecord> {
  const reader = new InputReader();
  checkPerson(reader, draft);
  reader.finish();
  return storing(db, accountId, async (transaction) => {
    await lockPeople(transaction, accountId);
    if (id !== undefined) {
      const [existing] = await transaction
        .select(personColumns)
        .from(people)
        .where(and(eq(people.accountId, accountId), eq(people.id, id)));
      if (existing) return existing;
    }
    if ((await transaction.$count(people, livePeople(accountId))) >= peopleLimits.people) {
      throw badUserInput([{ path: '', message: `You can save at most ${peopleLimits.people} people.` }]);
    }
    const [created] = await transaction
      .insert(people)
      .values({ accountId, ...(id !== undefined && { id }), ...draft, searchText: personSearchText(draft) })
      .returning(personColumns);
    if (!created) throw new Error('The database did not return the stored row.');
    return created;
  });
}

/**
 * Changes the given fields if `version` is still the newest; otherwise writes nothing. Name, role, email, phone, and link
 * change in all jobs of the person. Throws NO_DATA_FOUND for an unknown person and BAD_USER_INPUT for an invalid result.
 */
export function updatePerson(
  db: Database,
  accountId: string,
  { id, version, change }: { readonly id: string; readonly version: number; readonly change: PersonChange },
): Promise<PersonRecord | VersionConflict> {
  const one = livePerson(accountId, id);
  return storing(db, accountId, async (transaction) => {
    await lockPeople(transaction, accountId);
    const [before] = await transaction.select(personColumns).from(people).where(one).for('update');
    if (!before) throw noDataFound();
    if (before.version !== version) return { currentVersion: before.version };
    const whole = { ...before, ...change };
    const reader = new InputReader();
    checkPerson(reader, whole);
    reader.finish();
    await showInJobs(transaction, accountId, [{ personId: before.id, fields: sharedChangeOf(change) }]);
    const [row] = await transaction
      .update(people)
      .set({
        ...change,
        searchText: personSearchText(whole),
        version: sql`${people.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(one)
      .returning(personColumns);
    if (!row) throw noDataFound();
    return row;
  });
}
