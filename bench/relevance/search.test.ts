import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { judgedQueries } from './search-queries.ts';
import { measureSearch } from './measure-search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** What `npm run bench -- search-relevance` found is 0.994; PostgreSQL's own ranking has 0.845. */
const least = 0.985;

test('the search shows what people mean', async () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(60);
  const { ours, byQuery } = await measureSearch(database.db, { withPlain: false });
  expect(byQuery.filter((query) => query.ours < 0.6)).toEqual([]);
  expect(ours).toBeGreaterThanOrEqual(least);
}, 60_000);
