/**
 * Whether people see matching jobs first: nDCG@10 over judged people and a pool of job ads, compared with PostgreSQL's
 * own ranking by the words of a person. `bench/relevance/people/` contains the set and the rule by which it is judged.
 */
import { startTestDatabase } from '../tooling/testing/database.ts';
import { mean, roundToThousandth } from './relevance/ndcg.ts';
import { judgedPeople } from './relevance/people/judged-people.ts';
import { judgedOrder, measureFit, pooledAds } from './relevance/people/measure-fit.ts';
import { openPlainRanking } from './relevance/people/plain-ranking.ts';
import type { Findings } from './run.ts';

/** Ranks the pool for every judged person; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  const database = await startTestDatabase();
  try {
    const pool = pooledAds();
    const { ours, byPerson } = measureFit(pool);
    const plainOrder = await openPlainRanking(database.db, pool);
    const plain: number[] = [];
    for (const person of judgedPeople) plain.push(judgedOrder(person, pool, await plainOrder(person)));
    return {
      people: judgedPeople.length,
      pool: pool.length,
      ours,
      plain: roundToThousandth(mean(plain)),
      byPerson: byPerson.map(({ person, ours: own }, number) => ({
        ...{ person, ours: own },
        plain: roundToThousandth(plain[number] ?? 0),
      })),
    };
  } finally {
    await database.stop();
  }
}
