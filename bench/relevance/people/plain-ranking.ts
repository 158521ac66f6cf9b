import { textsOf } from '../../../shared/matching/match/index.ts';
import type { Database } from '../../../services/platform/database/database.ts';
import type { JudgedPerson } from './judged-people.ts';
import type { PooledAd } from './measure-fit.ts';

/** Opens PostgreSQL's default ranking: ads that contain any word of the person, ranked by `ts_rank`. */
export async function openPlainRanking(
  db: Database,
  pool: readonly PooledAd[],
): Promise<(person: JudgedPerson) => Promise<readonly number[]>> {
  await db.$client.query('create table plain_pool (number int primary key, vector tsvector not null)');
  await db.$client.query(
    `insert into plain_pool select number - 1, to_tsvector('english', ad)
     from unnest($1::text[]) with ordinality as pool (ad, number)`,
    [pool.map(({ title, text }) => `${title} ${text}`)],
  );
  return async ({ who }) => {
    const words = textsOf(who)
      .map(({ text }) => text)
      .join(' ');
    const { rows } = await db.$client.query<{ number: number }>(
      `select number from plain_pool, cast(replace(plainto_tsquery('english', $1)::text, ' & ', ' | ') as tsquery) as query
       where vector @@ query order by ts_rank(vector, query) desc, number limit 10`,
      [words],
    );
    return rows.map(({ number }) => number);
  };
}
