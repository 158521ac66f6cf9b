import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { noSearch } from '../../../shared/documents/postings/posting-search.ts';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { type ContractPosting, describeJobSearch } from '../job-search/__tests__/job-search-contract.ts';
import { createGazetteer } from '../job-search/places/gazetteer.ts';
import { createPostgresSearch } from '../job-search/postgres/postgres-search.ts';
import type { PostingDraft } from './posting-draft.ts';
import { savePostings } from './store/save-postings.ts';

let database: TestDatabase;
afterAll(() => database.stop());

const places = {
  'Berlin, Germany': { country: 'DE', latitude: 52.52, longitude: 13.41 },
  'Potsdam, Germany': { country: 'DE', latitude: 52.4, longitude: 13.07 },
  'Werder, Germany': { country: 'DE', latitude: 52.38, longitude: 12.93 },
  'Werder, Switzerland': { country: 'CH', latitude: 47.4, longitude: 8.5 },
  'Lyon, France': { country: 'FR', latitude: 45.75, longitude: 4.85 },
} as const;

const draftOf = ({ town, pay, daysAgo, ...rest }: ContractPosting, index: number): PostingDraft => ({
  ...rest,
  ...{
    externalId: String(index),
    location: town,
    places: town === null ? [] : [{ name: town, ...places[town] }],
    employmentTypes: ['fullTime'],
  },
  ...{
    salaryMin: null,
    salaryMax: pay,
    currency: pay === null ? null : 'EUR',
    salaryPeriod: pay === null ? null : 'year',
  },
  publishedAt: new Date(Date.now() - daysAgo * 86_400_000),
  ...{ closesOn: null, link: null, description: `<p>${rest.text}</p>` },
});

describeJobSearch(async (postings) => {
  database = await startTestDatabase();
  await savePostings(database.db, { source: 'contract', sourceName: 'Contract' }, postings.map(draftOf));
  return createPostgresSearch(database.db, () => Promise.resolve(createGazetteer()));
});

test('searches without the trigram extension, but corrects no typos', async () => {
  await database.db.$client.query('drop extension pg_trgm cascade');
  const search = createPostgresSearch(database.db, () => Promise.resolve(createGazetteer()));
  const options = { sort: 'best', first: 5, after: undefined, today: dayOf(new Date()) } as const;
  expect((await search.find({ search: { ...noSearch, words: 'glass' }, ...options })).total).toBe(4);
  expect(await (await search.find({ search: { ...noSearch, words: 'galss' }, ...options })).didYouMean()).toBeNull();
});
