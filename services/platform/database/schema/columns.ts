/** Columns with the same meaning in every table. */
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/**
 * Returns a UUIDv7: unique without a sequence, so that rows can be distributed over machines, and ordered by creation
 * time.
 */
export const newId = (): string => v7();

/** A column for the id of a row, which defaults to a new UUIDv7. */
export const idColumn = () => uuid('id').notNull().$defaultFn(newId);
/** A column for the account that a row belongs to. */
export const accountIdColumn = () => uuid('account_id').notNull();

/** The bytes of a file. */
export const byteaColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Columns for the times of creation and the last change. */
export const timeColumns = () => ({
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
