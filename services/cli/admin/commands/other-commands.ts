import { eq, isNull, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { postings } from '../../../platform/database/schema/index.ts';
import { type AdminCommand, AdminError } from '../command.ts';
import { lastEntries } from '../../../domain/operators/audit-log.ts';

const countPostings: AdminCommand = {
  name: 'postings count',
  takes: [],
  does: 'count open job ads by source',
  async run({ database }) {
    const rows = await database
      .select({ source: postings.sourceName, open: sql<number>`count(*)::int` })
      .from(postings)
      .where(isNull(postings.closedAt))
      .groupBy(postings.sourceName);
    return rows.length === 0
      ? 'There are no open job ads.'
      : rows.map(({ source, open }) => `${open}  ${source}`).join('\n');
  },
};

const closePosting: AdminCommand = {
  name: 'postings close',
  takes: ['id'],
  does: 'remove a job ad from search; people who track it keep it',
  async run({ database }, [id = '']) {
    const rows = validate(id)
      ? await database
          .update(postings)
          .set({ closedAt: sql`now()` })
          .where(eq(postings.id, id))
          .returning({ id: postings.id })
      : [];
    if (rows.length === 0) throw new AdminError(`There is no job ad with the ID ${id}.`);
    return 'The job ad is closed.';
  },
};

const showAudit: AdminCommand = {
  name: 'audit show',
  takes: [],
  does: 'show the last 100 audit log entries',
  async run({ database }) {
    const entries = await lastEntries(database, 100);
    return entries
      .map(({ at, actor, action, target, outcome }) => `${at.toISOString()}  ${actor}  ${action} ${target}  ${outcome}`)
      .join('\n');
  },
};

export const otherCommands: readonly AdminCommand[] = [countPostings, closePosting, showAudit];
