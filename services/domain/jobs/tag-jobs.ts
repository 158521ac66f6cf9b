import { asc, sql } from 'drizzle-orm';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { plainText } from '../../../shared/documents/text/plain-text.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { badUserInput } from '../errors.ts';
import { possibleIds } from '../ids.ts';
import { storing } from '../usage/storage.ts';
import { jobColumns, type JobRecord, searchedTags } from './job-record.ts';
import { oneOfJobs } from './move-jobs.ts';

export interface TagChange {
  readonly ids: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

function applyChange(tags: readonly string[], { add, remove }: TagChange): readonly string[] {
  const removed = new Set(remove.map(plainText));
  const byPlainText = new Map(tags.map((tag) => [plainText(tag), tag] as const));
  for (const tag of add) if (!byPlainText.has(plainText(tag))) byPlainText.set(plainText(tag), tag);
  return [...byPlainText].filter(([plain]) => !removed.has(plain)).map(([, tag]) => tag);
}

/**
 * Adds tags to jobs and removes others. Unknown ids are ignored. Throws BAD_USER_INPUT when a job would have too many
 * tags.
 */
export function tagJobs(db: Database, accountId: string, change: TagChange): Promise<readonly JobRecord[]> {
  const ids = possibleIds(change.ids);
  return storing(db, accountId, async (transaction) => {
    const before = await transaction
      .select({ id: jobs.id, tags: jobs.tags })
      .from(jobs)
      .where(oneOfJobs(accountId, ids))
      .orderBy(asc(jobs.id))
      .for('update');
    const after = before.map(({ id, tags }) => ({ id, tags: applyChange(tags, change) }));
    if (after.some(({ tags }) => tags.length > jobLimits.tags)) {
      throw badUserInput([{ path: 'add', message: `A job can have at most ${jobLimits.tags} tags.` }]);
    }
    const rows = after.map(({ id, tags }) => ({ id, tags, searched: searchedTags(tags) }));
    await transaction.execute(sql`
      update jobs set
        tags = array(select jsonb_array_elements_text(change.tags)),
        search_text = change.searched || substr(search_text, strpos(search_text, E'\n')),
        version = version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change(id uuid, tags jsonb, searched text)
      where jobs.account_id = ${accountId} and jobs.id = change.id`);
    return transaction.select(jobColumns).from(jobs).where(oneOfJobs(accountId, ids)).orderBy(asc(jobs.id));
  });
}
