import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';
import { addSamples } from '../../domain/postings/samples/add-samples.ts';

let gateway: TestGateway;
let ask: Ask;
beforeAll(async () => {
  gateway = await startTestGateway();
  await addSamples(gateway.database.db, 400);
  ask = await personOf(gateway, 'seeker');
});
afterAll(() => gateway.stop());

interface Piece {
  readonly text: string;
  readonly matched: boolean;
}
interface Found {
  readonly posting: {
    readonly id: string;
    readonly title: string;
    readonly location: string;
    readonly workplace: string;
  };
  readonly title: readonly Piece[];
  readonly snippet: readonly Piece[];
}
interface Page {
  readonly nodes: readonly Found[];
  readonly total: number;
  readonly endCursor: string | null;
  readonly didYouMean: string | null;
  readonly ignored: readonly string[];
  readonly centre: string | null;
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
}

const query = `query ($search: PostingSearchInput!, $sort: PostingSort, $first: Int, $after: String) {
  postings(search: $search, sort: $sort, first: $first, after: $after) {
    nodes { posting { id title location workplace } title { text matched } snippet { text matched } }
    total endCursor didYouMean ignored centre
    facets { workplaces { value count } employmentTypes { value count } places { value count } posted { value count } salaries { value count } companies { value count } } } }`;
const find = async (search: object, rest: object = {}): Promise<Page> =>
  (await ask<{ postings: Page }>(query, { search, ...rest })).postings;

test('finds postings and marks where the words occur', async () => {
  const { nodes, total } = await find({ words: 'electrician wiring' });
  expect(total).toBeGreaterThan(0);
  for (const { posting, title } of nodes.slice(0, 3)) {
    expect(posting.title).toMatch(/electric/i);
    expect(title.map(({ text }) => text).join('')).toBe(posting.title);
  }
  expect(nodes.some(({ title }) => title.some(({ matched, text }) => matched && text === 'Electrician'))).toBe(true);
  expect(nodes[0]!.snippet.filter(({ matched }) => matched).map(({ text }) => text)).toContain('wiring');
});

test('corrects a misspelled word and suggests words of the indexed texts', async () => {
  expect(await find({ words: 'electrican' })).toMatchObject({ total: 0, didYouMean: 'electrician' });
  expect(await find({ words: 'the' })).toMatchObject({ total: 400, ignored: ['the'] });
});

test('searches the towns within a radius of a place', async () => {
  const there = await find({ place: 'potsdam' });
  const around = await find({ place: 'potsdam', radiusKm: 40 });
  expect(around.centre).toBe('Potsdam, Germany');
  expect(around.total).toBeGreaterThan(there.total);
  expect(around.facets['places']!.map(({ value }) => value).sort()).toEqual(['Berlin, Germany', 'Potsdam, Germany']);
});

test('refuses a search that is too long with a plain message', async () => {
  await expect(find({ words: 'a'.repeat(10_000) })).rejects.toThrow('Please use at most 500 characters.');
});

test('returns the whole list across its pages', async () => {
  for (const sort of ['best', 'newest']) {
    const seenIds: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await find({ words: 'experience' }, { sort, first: 30, after });
      seenIds.push(...page.nodes.map(({ posting }) => posting.id));
      after = page.endCursor;
      if (after === null) expect(new Set(seenIds).size).toBe(page.total);
    } while (after !== null);
  }
});

test('tracks a posting once', async () => {
  const { nodes } = await find({ words: 'nurse' }, { first: 1 });
  const id = nodes[0]!.posting.id;
  const track = 'mutation ($id: ID!) { job { trackPosting(id: $id) { id title description stage } } }';
  const { job } = await ask<{ job: { trackPosting: { id: string; description: string } } }>(track, { id });
  expect(job.trackPosting.description).toContain('This is a sample job ad.');
  expect(await ask(track, { id })).toEqual({ job });
  expect(await ask('query ($id: ID!) { posting(id: $id) { trackedJob { id stage } isSample } }', { id })).toEqual({
    posting: { trackedJob: { id: job.trackPosting.id, stage: 'saved' }, isSample: true },
  });
});
