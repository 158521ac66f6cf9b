import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { EduEvent, ParagraphEvent, SkillEvent, WorkEvent } from '../../../../shared/documents/events.ts';
import { accounts } from './accounts.ts';
import { accountIdColumn, idColumn, timeColumns } from './columns.ts';

export const eventKinds = ['work', 'edu', 'skill', 'paragraph'] as const;
export type EventKind = (typeof eventKinds)[number];

type Identity = 'id' | 'uuid' | 'version';

/** The stored content of a block: everything that has no column of its own and cannot be derived. */
export type WorkContent = Omit<WorkEvent, Identity>;
export type EduContent = Omit<EduEvent, Identity | 'attending'>;
export type SkillContent = Omit<SkillEvent, Identity>;
export type ParagraphContent = Omit<ParagraphEvent, Identity>;

/** The type of content for each kind of event. */
export interface EventContents {
  readonly work: WorkContent;
  readonly edu: EduContent;
  readonly skill: SkillContent;
  readonly paragraph: ParagraphContent;
}
export type EventContent = EventContents[EventKind];

/** The building blocks of documents (product.md §3). */
export const events = pgTable(
  'events',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    /**
     * The name given by the creator of the block. A partner's record keeps its own name, so that a sync finds it again.
     */
    uuid: text('uuid').notNull(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    /** Counts the saves. A write names the version it was made from. */
    version: integer('version').notNull().default(1),
    content: jsonb('content').$type<EventContent>().notNull(),
    /** What the partner sent last, so that the next sync changes only what has changed there. */
    synced: jsonb('synced').$type<EventContent>(),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'events_pkey', columns: [table.accountId, table.id] }),
    unique('events_account_uuid_key').on(table.accountId, table.uuid),
    foreignKey({ name: 'events_account_fkey', columns: [table.accountId], foreignColumns: [accounts.id] }).onDelete(
      'cascade',
    ),
    index('events_account_kind_index').on(table.accountId, table.kind),
    check('events_kind_check', sql`${table.kind} in ('work', 'edu', 'skill', 'paragraph')`),
  ],
);

export type EventRow = typeof events.$inferSelect;
