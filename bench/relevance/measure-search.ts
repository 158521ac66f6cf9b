import { dayOf } from '../../shared/documents/jobs/plain-day.ts';
import { noSearch } from '../../shared/documents/postings/posting-search.ts';
import type { Database } from '../../services/platform/database/database.ts';
import { openGazetteer } from '../../services/domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../services/domain/job-search/postgres/postgres-search.ts';
import { addSamples } from '../../services/domain/postings/samples/add-samples.ts';
import { samplePosting } from '../../services/domain/postings/samples/sample-postings.ts';
import { gradeOf } from './judge-search.ts';
import { mean, ndcg, roundToThousandth } from './ndcg.ts';
import { judgedQueries } from './search-queries.ts';

/** Number of sample postings in the index. */
export const judgedSamples = 5_000;
/** A fixed date of creation keeps the samples the same in every run. */
const today = dayOf(new Date('2026-11-01T00:00:00Z'));

export interface Relevance {
  /** Mean nDCG@10 over all queries, of our search and of PostgreSQL's default text search. */
  readonly ours: number;
  readonly plain: number | null;
  readonly byQuery: readonly { readonly words: string; readonly ours: number; readonly plain: number | null }[];
}

interface MeasureOptions {
  /** Whether to measure PostgreSQL's default search, too. */
  readonly withPlain: boolean;
}

/** Opens PostgreSQL's default search: all words must match, ranked by `ts_rank`. */
async function openPlainSearch(db: Database): Promise<(words: string) => Promise<readonly string[]>> {
  await db.$client.query(
    `create table plain_search as select id, to_tsvector('english', title || ' ' || company || ' ' || text) as vector
     from postings join posting_texts on posting_id = id`,
  );
  return async (words) => {
    const { rows } = await db.$client.query<{ id: string }>(
      `select id from plain_search, websearch_to_tsquery('english', $1) as query
       where vector @@ query order by ts_rank(vector, query) desc, id desc limit 10`,
      [words],
    );
    return rows.map(({ id }) => id);
  };
}

/** Runs every judged query and grades the results of both searches. */
export async function measureSearch(db: Database, { withPlain }: MeasureOptions): Promise<Relevance> {
  await addSamples(db, judgedSamples, { today });
  const { rows } = await db.$client.query<{ posting_id: string; external_id: string }>(
    'select posting_id, external_id from posting_sources',
  );
  const samples = new Map(
    rows.map((row) => [row.posting_id, samplePosting(Number(row.external_id.slice('sample-'.length)), today)]),
  );
  const search = createPostgresSearch(db, openGazetteer);
  const plainSearch = withPlain ? await openPlainSearch(db) : undefined;
  const byQuery = [];
  for (const query of judgedQueries) {
    const all = [...samples.values()].map((sample) => gradeOf(query, sample));
    const judged = (ids: readonly string[]): number =>
      ndcg(
        ids.flatMap((id) => {
          const sample = samples.get(id);
          return sample ? gradeOf(query, sample) : [];
        }),
        all,
      );
    const { words } = query;
    const page = await search.find({
      search: { ...noSearch, words },
      sort: 'best',
      first: 10,
      after: undefined,
      today,
    });
    const ours = judged(page.nodes.map(({ id }) => id));
    const plain = plainSearch ? judged(await plainSearch(words)) : null;
    byQuery.push({ words, ours, plain });
  }
  return {
    ours: roundToThousandth(mean(byQuery.map(({ ours }) => ours))),
    plain: withPlain ? roundToThousandth(mean(byQuery.map(({ plain }) => plain ?? 0))) : null,
    byQuery: byQuery.map(({ words, ours, plain }) => ({
      words,
      ours: roundToThousandth(ours),
      plain: plain && roundToThousandth(plain),
    })),
  };
}
