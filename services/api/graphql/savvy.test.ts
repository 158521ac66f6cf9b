import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';
import { readAllPostings } from '../../domain/job-search/match/read-postings.ts';
import { addSamples } from '../../domain/postings/samples/add-samples.ts';

let gateway: TestGateway;
let nurse: Ask;
let newcomer: Ask;
beforeAll(async () => {
  gateway = await startTestGateway();
  await addSamples(gateway.database.db, 600);
  await readAllPostings(gateway.database.db);
  nurse = await personOf(gateway, 'nurse');
  newcomer = await personOf(gateway, 'nobody');
  await nurse(`mutation { event {
    createWorkEvent(input: { company: "Northside", position: "Staff Nurse", startDate: "2017-02",
      accomplishments: [{ description: "Gave medication and kept patient records on a ward of 28 beds" }] }) { id }
    createSkillEvent(input: { name: "Clinical", skills: [{ name: "Wound care" }, { name: "Infection control" }] }) { id } } }`);
});
afterAll(() => gateway.stop());

interface Node {
  readonly posting: {
    readonly id: string;
    readonly title: string;
    readonly company: string;
    readonly workplace: string;
  };
  readonly fit: {
    readonly score: number | null;
    readonly learnedPoints: number;
    readonly parts: readonly { readonly key: string; readonly points: number; readonly share: number | null }[];
    readonly matched: readonly { readonly term: string; readonly blocks: readonly { readonly name: string }[] }[];
  };
}
interface Page {
  readonly nodes: readonly Node[];
  readonly total: number;
  readonly endCursor: string | null;
  readonly hasBlocks: boolean;
}
const fit = `score learnedPoints isProvisional lacks hasBlocks parts { key weight share points mostPoints reasons { kind term count of blocks { id name } } }
  matched { term isRequired blocks { id name } } missing { term isRequired } learnedReasons { kind term count }`;
const list = `query ($search: PostingSearchInput, $weights: FitWeightsInput, $after: String, $first: Int) {
  savvyPostings(search: $search, weights: $weights, after: $after, first: $first) {
    nodes { posting { id title company workplace } fit { ${fit} } } total endCursor hasBlocks } }`;
const rank = async (ask: Ask, variables: Readonly<Record<string, unknown>> = {}): Promise<Page> =>
  (await ask<{ savvyPostings: Page }>(list, variables)).savvyPostings;

test('lists postings by their match, with every point of the score', async () => {
  const { nodes, total, hasBlocks } = await rank(nurse, { first: 50 });
  expect([hasBlocks, total > 20]).toEqual([true, true]);
  for (const { posting } of nodes.slice(0, 5)) expect(posting.title).toMatch(/nurs|care|health|\bRN\b/i);
  const scores = nodes.map(({ fit: { score } }) => score!);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  for (const { fit: each } of nodes) {
    expect(each.parts.reduce((sum, { points }) => sum + points, each.learnedPoints)).toBe(each.score);
  }
  expect(nodes[0]!.fit.matched.flatMap(({ blocks }) => blocks.map(({ name }) => name))).toEqual(
    expect.arrayContaining([expect.stringMatching(/Clinical|Staff Nurse/)]),
  );
  expect(nodes[0]!.fit.score! - nodes.at(-1)!.fit.score!).toBeGreaterThan(20);
});

test('pages through the list without repeating or skipping a posting', async () => {
  const whole = await rank(nurse, { first: 30 });
  const first = await rank(nurse, { first: 10 });
  const second = await rank(nurse, { first: 20, after: first.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ posting }) => posting.id)).toEqual(
    whole.nodes.map(({ posting }) => posting.id),
  );
  await expect(rank(nurse, { after: 'nonsense' })).rejects.toThrow('start over');
});

test('ranks only the postings that a search finds', async () => {
  const { nodes } = await rank(nurse, { search: { workplaces: ['remote'] } });
  expect(new Set(nodes.map(({ posting }) => posting.workplace))).toEqual(new Set(['remote']));
  expect((await rank(nurse, { search: { words: 'electrician' } })).nodes[0]!.posting.title).toMatch(/electric/i);
});

test('tells a person without blocks that there is nothing to match', async () => {
  expect(await rank(newcomer)).toEqual({ nodes: [], total: 0, endCursor: null, hasBlocks: false });
  const { adFit } = await newcomer<{ adFit: Node['fit'] }>(
    `{ adFit(text: "Nurse wanted\\nFor our ward.") { ${fit} } }`,
  );
  expect(adFit).toMatchObject({ score: null, hasBlocks: false });
});

test('applies weights, remembers them, and resets them', async () => {
  const weights = { skills: 0, phrases: 0, title: 100, years: 0, place: 0, freshness: 0 };
  const { nodes } = await rank(nurse, { weights });
  expect(nodes[0]!.fit.parts.find(({ key }) => key === 'title')!.points).toBe(nodes[0]!.fit.score);
  const set = `mutation ($weights: FitWeightsInput) { savvy { setWeights(weights: $weights) { skills title isUsual } } }`;
  await nurse(set, { weights });
  expect(await nurse('{ savvyWeights { skills title isUsual } }')).toEqual({
    savvyWeights: { skills: 0, title: 100, isUsual: false },
  });
  expect((await rank(nurse)).nodes[0]!.posting.id).toBe(nodes[0]!.posting.id);
  await expect(nurse(set, { weights: { ...weights, title: 0 } })).rejects.toThrow('At least one weight');
  await expect(nurse(set, { weights: { ...weights, title: 101 } })).rejects.toThrow('0 to 100');
  // A page that was opened earlier reverts nothing that another one has changed since.
  const late = `mutation ($weights: FitWeightsInput, $base: FitWeightsInput) {
    savvy { setWeights(weights: $weights, base: $base) { skills title place } } }`;
  await nurse(set, { weights: { ...weights, place: 30 } });
  expect(await nurse(late, { base: weights, weights: { ...weights, skills: 20 } })).toEqual({
    savvy: { setWeights: { skills: 20, title: 100, place: 30 } },
  });
  await nurse(set, { weights: null });
  expect(await nurse('{ savvyWeights { isUsual } }')).toEqual({ savvyWeights: { isUsual: true } });
});

test('removes a posting marked "not this kind", ranks similar ones lower, says so, and undoes it', async () => {
  const before = await rank(nurse, { first: 50 });
  const [top] = before.nodes;
  const { savvy } = await nurse<{ savvy: { dismissPosting: { id: string; learned: { name: string }[] } } }>(
    `mutation ($id: ID!) { savvy { dismissPosting(id: $id, reason: title) { id learned { kind name } } } }`,
    { id: top!.posting.id },
  );
  const { id, learned } = savvy.dismissPosting;
  expect(learned).toEqual([{ kind: 'occupation', name: expect.any(String) as string }]);
  const after = await rank(nurse, { first: 50 });
  expect(after.nodes.map(({ posting }) => posting.id)).not.toContain(top!.posting.id);
  expect(after.nodes.some(({ fit: { learnedPoints } }) => learnedPoints === -6)).toBe(true);
  expect(await nurse('{ savvyDismissals { id title company reason postingId } }')).toEqual({
    savvyDismissals: [
      { id, title: top!.posting.title, company: top!.posting.company, reason: 'title', postingId: top!.posting.id },
    ],
  });
  await nurse('mutation ($id: ID!) { savvy { undoDismissal(id: $id) } }', { id });
  expect(await rank(nurse, { first: 50 })).toEqual(before);
});

test('scores a posting and the same job ad pasted as text alike', async () => {
  const [{ posting, fit: listedFit }] = (await rank(nurse, { first: 1 })).nodes as [Node];
  const { postingFit } = await nurse<{ postingFit: Node['fit'] }>(
    `query ($id: ID!) { postingFit(id: $id) { ${fit} } }`,
    { id: posting.id },
  );
  expect(postingFit).toEqual(listedFit);
  // This posting has just arrived, so its features have not been extracted yet.
  await gateway.database.db.execute(`delete from posting_features where posting_id = '${posting.id}'`);
  expect(await nurse(`query ($id: ID!) { postingFit(id: $id) { ${fit} } }`, { id: posting.id })).toEqual({
    postingFit: listedFit,
  });
  await readAllPostings(gateway.database.db);
  const { posting: whole } = await nurse<{ posting: { text: string } }>(
    'query ($id: ID!) { posting(id: $id) { text } }',
    {
      id: posting.id,
    },
  );
  const { adFit } = await nurse<{ adFit: Node['fit'] }>(`query ($text: String!) { adFit(text: $text) { ${fit} } }`, {
    text: `${posting.title}\n\n${whole.text}`,
  });
  const shareOf = ({ parts }: Node['fit'], key: string) => parts.find((part) => part.key === key)!.share;
  expect(shareOf(adFit, 'skills')).toBeCloseTo(shareOf(listedFit, 'skills')!, 1);
  expect(adFit.score).toBeGreaterThan(50);
});

test('extracts the features of a changed posting again', async () => {
  const { db } = gateway.database;
  expect(await readAllPostings(db)).toBe(0);
  await db.execute(`update postings set title = 'Lighthouse keeper', updated_at = now() + interval '1 second'
    where id = (select id from postings order by id limit 1)`);
  expect(await readAllPostings(db)).toBeGreaterThan(0);
});

test('scores tracked jobs that have an ad, with reasons for one of them', async () => {
  const text = 'What you bring\n- Wound care\n- Experience with medication administration\n- Excel\n'.padEnd(
    400,
    'We care. ',
  );
  const { job } = await nurse<{ job: { with: { id: string }; without: { id: string } } }>(
    `mutation ($text: String!) { job {
      with: createJob(input: { title: "Registered Nurse", location: "Remote", description: $text }) { id }
      without: createJob(input: { title: "Registered Nurse" }) { id } } }`,
    { text },
  );
  const ids = [job.with.id, job.without.id, '01890a5d-ac96-774b-bcce-b302099a8057'];
  const { jobScores } = await nurse<{ jobScores: readonly { id: string; score: number; isProvisional: boolean }[] }>(
    'query ($ids: [ID!]!) { jobScores(ids: $ids) { id score isProvisional } }',
    { ids },
  );
  expect(jobScores.map(({ id }) => id)).toEqual([job.with.id]);
  const { jobFit } = await nurse<{ jobFit: Node['fit'] & { missing: readonly { term: string; kind: string }[] } }>(
    'query ($id: ID!) { jobFit(id: $id) { score learnedPoints parts { key points share } matched { term blocks { name } } missing { term kind } } }',
    { id: job.with.id },
  );
  expect(jobFit.score).toBe(jobScores[0]?.score);
  expect(jobFit.matched.map(({ term }) => term)).toContain('Wound care');
  expect(jobFit.missing).toContainEqual({ term: 'Excel', kind: 'skill' });
  expect(jobFit.parts.find(({ key }) => key === 'place')?.share).toBe(1);
  await expect(
    nurse('query ($ids: [ID!]!) { jobScores(ids: $ids) { id } }', {
      ids: Array.from({ length: 51 }, () => job.with.id),
    }),
  ).rejects.toThrow(/at most 50/);
});

test('scores postings of a search', async () => {
  const { nodes } = await rank(nurse, { first: 3 });
  const ids = nodes.map(({ posting }) => posting.id);
  const { postingScores } = await nurse<{ postingScores: readonly { id: string; score: number }[] }>(
    'query ($ids: [ID!]!) { postingScores(ids: $ids) { id score } }',
    { ids },
  );
  const scores = new Map(postingScores.map(({ id, score }) => [id, score]));
  expect(ids.map((id) => scores.get(id))).toEqual(nodes.map(({ fit: { score } }) => score));
});
