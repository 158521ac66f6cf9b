/** Columns that mean the same in every table. */
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** UUIDv7: unique without a sequence, so rows can be spread over machines, and in order of creation. */
export const newId = (): string => v7();

export const idColumn = () => uuid('id').notNull().$defaultFn(newId);
export const accountIdColumn = () => uuid('account_id').notNull();

/** Bytes of a file. */
export const byteaColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const timeColumns = () => ({
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
