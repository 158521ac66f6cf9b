import { asc } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { people } from '../../platform/database/schema/index.ts';
import { livePeople, personColumns, type PersonRecord } from '../jobs/people/person-record.ts';

/** Reads the account's people that are not deleted, in order of creation. */
export const readPeople = (db: DatabaseOrTransaction, accountId: string): Promise<readonly PersonRecord[]> =>
  db.select(personColumns).from(people).where(livePeople(accountId)).orderBy(asc(people.id));
