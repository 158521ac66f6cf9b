import { eq } from 'drizzle-orm';
import type { DocumentProblem } from '../../../shared/documents/parsing/read.ts';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type EventKind, events } from '../../platform/database/schema/index.ts';
import { blockName } from '../events/block-name.ts';
import { readEventCopy } from '../events/event-copy.ts';
import type { ImportPart, ReportWriter } from './import-report.ts';
import { jsonKey, recordsIn } from './record-tools.ts';

/** The lists of `blocks.json`. */
const lists: readonly (readonly [list: ImportPart, kind: EventKind])[] = [
  ['work', 'work'],
  ['education', 'edu'],
  ['skills', 'skill'],
  ['paragraphs', 'paragraph'],
];

/**
 * Stores the blocks of an archive under their own ids. One that the account has is kept as it is there: found by its id,
 * by the name its creator gave it, or by its content. Returns the ids that documents must use instead.
 */
export async function importEvents(
  db: Transaction,
  accountId: string,
  blocks: unknown,
  report: ReportWriter,
): Promise<ReadonlyMap<string, string>> {
  const existing = await db.select().from(events).where(eq(events.accountId, accountId));
  const byId = new Map(existing.map((row) => [row.id, row]));
  const byUuid = new Map(existing.map((row) => [row.uuid, row]));
  const byContent = new Map(existing.map((row) => [`${row.kind} ${jsonKey(row.content)}`, row]));
  const newIds = new Map<string, string>();
  const rows: (typeof events.$inferInsert)[] = [];
  const taken = new Set<string>();
  for (const [list, kind] of lists) {
    for (const [index, { id, uuid, version, createdAt, updatedAt, synced, ...content }] of recordsIn(
      isRecord(blocks) ? blocks[list] : undefined,
    )) {
      const path = `blocks.json, ${list}[${index}]`;
      const problems: DocumentProblem[] = [];
      const copy = readEventCopy(
        { id, uuid, kind, version, content, synced: synced ?? null, createdAt, updatedAt },
        path,
        problems,
      );
      const [problem] = problems;
      if (problem) {
        report.refuse(problem.path, problem.message);
        continue;
      }
      const key = `${kind} ${jsonKey(copy.content)}`;
      const same = byId.get(copy.id) ?? byUuid.get(copy.uuid) ?? byContent.get(key);
      if (same) {
        newIds.set(copy.id, same.id);
        report.keep(list, blockName({ kind, content: copy.content }), `${same.kind} ${jsonKey(same.content)}` === key);
      } else if (taken.has(copy.id) || taken.has(copy.uuid)) {
        report.refuse(path, 'repeats an id of this archive');
      } else {
        taken.add(copy.id).add(copy.uuid);
        const [created, updated] = [new Date(copy.createdAt), new Date(copy.updatedAt)];
        rows.push({ ...copy, accountId, createdAt: created, updatedAt: updated });
        report.add(list);
      }
    }
  }
  if (rows.length > 0) await db.insert(events).values(rows);
  return new Map([...newIds].filter(([from, to]) => from !== to));
}
