import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ResumeToCompose } from '../../../../shared/documents/compose-resume.ts';
import type { ComposedLetter, ComposedResume } from '../../../../shared/documents/composed-document.ts';
import type { LetterToCompose } from '../../../../shared/documents/letter/compose-letter.ts';
import { accountIdColumn, byteaColumn, idColumn, timeColumns } from './columns.ts';
import { letters, resumes } from './document-tables.ts';

/** Whether a link shows the document as it is now, or as it was when it was frozen. */
export const shareModes = ['live', 'frozen'] as const;
export type ShareMode = (typeof shareModes)[number];

/**
 * What a frozen link shows, whatever happens to its documents, their blocks, and the typesetter. Each document includes
 * the source it was composed from, so that its owner can still hide parts of the contact info.
 */
export interface FrozenContent {
  /**
   * The résumé, if the link shows one. It has no key of its own, because rows from before letters existed store it
   * here.
   */
  readonly source?: ResumeToCompose;
  readonly document?: ComposedResume;
  readonly letter?: { readonly source: LetterToCompose; readonly document: ComposedLetter };
  /** The headshot as a `data:` URL, because the profile's may have changed. */
  readonly picture?: string;
  /** The layout engine that drew it, such as `typst-ts 0.7.0`. */
  readonly engine: string;
}

/**
 * A link that shows a résumé, a letter, or a letter with a résumé to everyone who has it (decisions.md "Sharing",
 * docs/adr/0020).
 */
export const shares = pgTable(
  'shares',
  {
    accountId: accountIdColumn(),
    id: idColumn(),
    resumeId: uuid('resume_id'),
    letterId: uuid('letter_id'),
    /** The unguessable part of the link. Renewing the link replaces it. */
    address: text('address').notNull(),
    /** A note about the recipient that only the owner sees. */
    label: text('label').notNull(),
    mode: text('mode', { enum: shareModes }).notNull(),
    frozen: jsonb('frozen').$type<FrozenContent>(),
    frozenAt: timestamp('frozen_at', { withTimezone: true }),
    /** The language (BCP 47) of the document's fixed texts, if the document itself names none. */
    language: text('language').notNull(),
    passwordHash: text('password_hash'),
    hidesPhone: boolean('hides_phone').notNull().default(false),
    hidesEmail: boolean('hides_email').notNull().default(false),
    hidesAddress: boolean('hides_address').notNull().default(false),
    allowsSearch: boolean('allows_search').notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    ...timeColumns(),
  },
  (table) => [
    primaryKey({ name: 'shares_pkey', columns: [table.accountId, table.id] }),
    index('shares_account_resume_index').on(table.accountId, table.resumeId),
    foreignKey({
      name: 'shares_resume_fkey',
      columns: [table.accountId, table.resumeId],
      foreignColumns: [resumes.accountId, resumes.id],
    }).onDelete('cascade'),
    index('shares_account_letter_index').on(table.accountId, table.letterId),
    foreignKey({
      name: 'shares_letter_fkey',
      columns: [table.accountId, table.letterId],
      foreignColumns: [letters.accountId, letters.id],
    }).onDelete('cascade'),
    check('shares_shows_check', sql`${table.resumeId} is not null or ${table.letterId} is not null`),
    check('shares_mode_check', sql`${table.mode} in ('live', 'frozen')`),
    check('shares_frozen_check', sql`(${table.mode} = 'frozen') = (${table.frozen} is not null)`),
  ],
);

/**
 * The PDFs of a frozen link, byte for byte. They are stored in the database next to the share, so that neither exists
 * without the other (docs/adr/0015).
 */
export const sharePdfs = pgTable(
  'share_pdfs',
  {
    accountId: accountIdColumn(),
    shareId: uuid('share_id').notNull(),
    /** The PDF of the résumé. */
    bytes: byteaColumn('bytes'),
    letterBytes: byteaColumn('letter_bytes'),
  },
  (table) => [
    primaryKey({ name: 'share_pdfs_pkey', columns: [table.accountId, table.shareId] }),
    foreignKey({
      name: 'share_pdfs_share_fkey',
      columns: [table.accountId, table.shareId],
      foreignColumns: [shares.accountId, shares.id],
    }).onDelete('cascade'),
  ],
);

/** How often a link was opened on a day (UTC). Only a number is stored, and nothing about the visitors. */
export const shareViews = pgTable(
  'share_views',
  {
    accountId: accountIdColumn(),
    shareId: uuid('share_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ name: 'share_views_pkey', columns: [table.accountId, table.shareId, table.day] }),
    foreignKey({
      name: 'share_views_share_fkey',
      columns: [table.accountId, table.shareId],
      foreignColumns: [shares.accountId, shares.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Maps the address of a link to the account it belongs to, because the address is all that a visitor has. The table is
 * distributed by the address and has no foreign keys; an address whose share was deleted no longer resolves.
 */
export const shareAddresses = pgTable(
  'share_addresses',
  {
    address: text('address').primaryKey(),
    accountId: uuid('account_id').notNull(),
    shareId: uuid('share_id').notNull(),
  },
  (table) => [index('share_addresses_account_index').on(table.accountId)],
);

export type ShareRow = typeof shares.$inferSelect;
