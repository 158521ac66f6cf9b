import { searchTermsOf } from '../../../shared/documents/text/search-terms.ts';
import { phrasePattern } from '../../domain/jobs/search/phrase-pattern.ts';
import { personOf, type Ask } from './__tests__/ask-as.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const texts = [
  'Für die Entwicklung in Zürich suchen wir eine Bäckermeisterin für unsere alte Mühle.',
  'Fuer die Entwicklung in Zuerich suchen wir einen Baeckermeister fuer unsere Muehle.',
  'Wir backen für Händler und Haendler: neue Körbe, blaue Blumen, Quelle und Duell.',
  'Große Straße, grosse Strasse, Œuvre complète, œufs et bœuf, Þórr and thorr.',
  'Nai\u0308ve re\u0301sume\u0301, Zu\u0308rich, Gene\u0300ve; naïve résumé, Zürich, Genève.',
  'Разработка программного обеспечения; ΟΔΟΣ Ερμού, οδος ερμου. İstanbul Iğdır',
  '우리는 개발자를 찾습니다. 日本語の 求人 です。 C++ (or C#) [a-z] costs $5.00 | 100% rye\\%_',
  'skills and duties of the position, skills\n\tand\u00a0 duties, skillsand duties, and skills',
];

/** Numbers from 0 to 1 that are the same in every run. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss'),
  (text) => text.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü').replace(/ss/g, 'ß'),
  (text) => text.replace('ü', 'ue').replace('ä', 'ae'),
];

/** Parts of the texts, which may begin and end within words, in another spelling. */
function phrases(count: number): readonly string[] {
  const random = randoms(7);
  const below = (limit: number): number => Math.floor(random.next().value * limit);
  return Array.from({ length: count }, () => {
    const text = texts[below(texts.length)]!;
    const from = below(text.length - 8);
    const spell = spellings[below(spellings.length)]!;
    return spell(text.slice(from, from + 5 + below(24))).replace(/["“”„«»]/g, '');
  });
}

async function find(ask: Ask, text: string): Promise<{ readonly titles: readonly string[]; readonly total: number }> {
  const { jobs } = await ask<{ jobs: { nodes: readonly { title: string }[]; total: number } }>(
    'query ($text: String!) { jobs(filter: { text: $text }, sort: { by: title }, first: 100) { nodes { title } total } }',
    { text },
  );
  return { titles: jobs.nodes.map(({ title }) => title), total: jobs.total };
}

const create = 'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }';

test('finds the same phrases as a search that reads each text letter by letter', async () => {
  const ask = await personOf(gateway, 'reader');
  for (const [index, notes] of texts.entries()) await ask(create, { input: { title: `x${index}x`, notes } });
  const wrong: unknown[] = [];
  let matches = 0;
  for (const phrase of phrases(120)) {
    const [[plain = ''] = []] = searchTermsOf(`"${phrase}"`).phrases;
    if (plain === '') continue;
    const all = searchTermsOf(`"${phrase}"`).phrases.flatMap((each) => each.map(phrasePattern));
    // Whether a pattern takes a no-break space for a space depends on the locale of the database.
    const { rows } = await gateway.database.db.$client.query<{ title: string }>(
      `select title from jobs where replace(notes, chr(160), ' ') ~ any($1) order by title`,
      [all],
    );
    const expected = rows.map(({ title }) => title);
    matches += expected.length;
    const { titles, total } = await find(ask, `"${phrase}"`);
    if (JSON.stringify(titles) !== JSON.stringify(expected) || total !== expected.length)
      wrong.push({ phrase, expected, titles, total });
  }
  expect(wrong).toEqual([]);
  expect(matches).toBeGreaterThan(60);
});

test('finds a job by what it says now, whatever changed it', async () => {
  const ask = await personOf(gateway, 'changer');
  const other = await personOf(gateway, 'somebody else');
  const { job } = await ask<{ job: { createJob: { id: string } } }>(create, {
    input: { title: 'One', description: 'a head baker' },
  });
  const { id } = job.createJob;
  const titles = async (text: string) => (await find(ask, text)).titles;
  expect(await titles('"head baker"')).toEqual(['One']);
  expect((await find(other, '"head baker"')).titles).toEqual([]);
  await ask('mutation ($ids: [ID!]!) { job { tagJobs(ids: $ids, add: ["night shift"]) { id } } }', { ids: [id] });
  expect(await titles('"night shift"')).toEqual(['One']);
  // As the release before this one writes, which does not know of the searched texts.
  await gateway.database.db.$client.query(`update jobs set description = 'a second miller' where id = $1`, [id]);
  expect(await titles('"head baker"')).toEqual([]);
  expect(await titles('"second mill"')).toEqual(['One']);
});

test('pages of a search have the same total', async () => {
  const ask = await personOf(gateway, 'pager');
  for (let index = 0; index < 5; index += 1) {
    await ask(create, { input: { title: `Job ${index}`, description: 'skills and duties' } });
  }
  const query = `query ($after: String) { jobs(filter: { text: "\\"skills and duties\\"" }, sort: { by: title }, first: 2, after: $after)
    { nodes { title } total endCursor } }`;
  interface Page {
    readonly jobs: {
      readonly nodes: readonly { title: string }[];
      readonly total: number;
      readonly endCursor: string | null;
    };
  }
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { jobs }: Page = await ask<Page>(query, { after });
    found.push(...jobs.nodes.map(({ title }) => title));
    expect(jobs.total).toBe(5);
    after = jobs.endCursor;
  } while (after !== null);
  expect(found).toEqual(['Job 0', 'Job 1', 'Job 2', 'Job 3', 'Job 4']);
});
