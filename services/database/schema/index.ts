/** Every table, for queries and for drizzle-kit. */
export * from './accounts.ts';
export * from './columns.ts';
export * from './digest-table.ts';
export * from './events.ts';
export * from './forgotten-records.ts';
export * from './identity.ts';
export * from './job-reminders.ts';
export * from './job-sent.ts';
export * from './jobs.ts';
export * from './outgoing-mail.ts';
export * from './document-tables.ts';
export * from './letters.ts';
export * from './postings.ts';
export * from './resumes.ts';
export * from './saved-searches.ts';
export * from './shares.ts';
export * from './stored-objects.ts';
