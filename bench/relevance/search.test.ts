import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { judgedQueries } from './search-queries.ts';
import { measureSearch } from './measure-search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** The last run of `npm run bench -- search-relevance` measured 0.994; PostgreSQL's own ranking reaches 0.845. */
const least = 0.985;

test('shows the postings that people mean', async () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(60);
  const { ours, byQuery } = await measureSearch(database.db, { withPlain: false });
  expect(byQuery.filter((query) => query.ours < 0.6)).toEqual([]);
  expect(ours).toBeGreaterThanOrEqual(least);
}, 60_000);
