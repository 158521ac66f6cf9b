import { and, eq } from 'drizzle-orm';
import { salaryPeriods } from '../../../shared/documents/jobs/job.ts';
import {
  noSearch,
  type PostingSearch,
  postingSorts,
  searchLimits,
} from '../../../shared/documents/postings/posting-search.ts';
import { employmentTypes, workplaces } from '../../../shared/documents/postings/posting.ts';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import type { JsonRecord } from '../../../shared/documents/parsing/read-json.ts';
import { type MatchWeights, weightsProblem } from '../../../shared/matching/match/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { savedSearches, savvyWeights } from '../../platform/database/schema/index.ts';
import { readPostingSearch } from '../input/read-posting-search.ts';
import type { InputReader } from '../input/reader.ts';
import type { ReportWriter } from './import-report.ts';
import { idIn, instantIn, jsonKey, readStrictly, recordsIn, textIn } from './record-tools.ts';

/** The most searches that an account can save. */
const mostSearches = searchLimits.saved;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const some = <T extends string>(all: readonly T[], value: unknown): readonly T[] =>
  Array.isArray(value) ? all.filter((each) => value.includes(each)) : [];

const readSearch = (reader: InputReader, search: JsonRecord): PostingSearch =>
  readPostingSearch(reader, {
    ...{ words: text(search['words']), title: text(search['title']), company: text(search['company']) },
    ...{ place: text(search['place']), radiusKm: number(search['radiusKm']), country: text(search['country']) },
    workplaces: some(workplaces, search['workplaces']),
    employmentTypes: some(employmentTypes, search['employmentTypes']),
    ...{ salaryMin: number(search['salaryMin']), currency: text(search['currency']) },
    salaryPeriod: salaryPeriods.find((each) => each === search['salaryPeriod']) ?? null,
    postedWithinDays: number(search['postedWithinDays']),
  });

/** A text that is equal for equal searches. One that was saved before a criterion existed does not have it. */
const searchKey = (search: PostingSearch): string => jsonKey({ ...noSearch, ...search });

/** Stores the saved searches of an archive that the account does not have. */
export async function importSearches(
  db: Transaction,
  accountId: string,
  list: unknown,
  report: ReportWriter,
): Promise<void> {
  const existing = await db.select().from(savedSearches).where(eq(savedSearches.accountId, accountId));
  const live = existing.filter(({ deletedAt }) => deletedAt === null);
  let count = live.length;
  for (const [index, { id: given, name: title, search: searched, sort, isMailed, ...times }] of recordsIn(list)) {
    const path = `searches.json, [${index}]`;
    const id = idIn(given);
    const reading = readStrictly((reader) => ({
      name: reader.requiredLine('name', textIn(title), 'Please enter a name.'),
      search: readSearch(reader, isRecord(searched) ? searched : {}),
    }));
    if (!reading.ok || id === undefined) {
      report.refuse(reading.ok ? path : `${path}.${reading.path}`, reading.ok ? 'has no valid id' : reading.message);
      continue;
    }
    const { name, search } = reading.value;
    const key = searchKey(search);
    const same = live.find((row) => row.id === id) ?? live.find((row) => searchKey(row.search) === key);
    if (same) report.keep('searches', name, same.name === name && searchKey(same.search) === key);
    else if (count >= mostSearches) report.refuse(path, `You can save at most ${mostSearches} searches.`);
    else {
      await db.delete(savedSearches).where(and(eq(savedSearches.accountId, accountId), eq(savedSearches.id, id)));
      await db.insert(savedSearches).values({
        ...{ accountId, id, name, search, isMailed: isMailed === true },
        sort: postingSorts.find((each) => each === sort) ?? 'newest',
        lastSeenAt: instantIn(times['lastSeenAt']),
        mailedUntil: instantIn(times['mailedUntil']),
      });
      count += 1;
      report.add('searches');
    }
  }
}

/** Stores the weights of an archive for an account that has none of its own. */
export async function importWeights(db: Transaction, accountId: string, ranking: unknown): Promise<void> {
  const weights = isRecord(ranking) ? ranking['weights'] : undefined;
  if (!isRecord(weights) || weightsProblem(weights as unknown as MatchWeights) !== undefined) return;
  await db
    .insert(savvyWeights)
    .values({ accountId, weights: weights as unknown as MatchWeights })
    .onConflictDoNothing();
}
