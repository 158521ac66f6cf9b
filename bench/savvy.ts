/**
 * What ranking costs for one person: a person with 80 blocks asks the gateway for their postings, for all of them and
 * for those of a search, with different weights each time so that no result comes from a cache. Also measures a
 * proposed résumé. `POSTINGS` sets how many postings there are.
 */
import { startTestGateway, type TestGateway } from '../tooling/testing/gateway.ts';
import { createAnalysis } from '../services/domain/analysis/analysis.ts';
import { readAllPostings } from '../services/domain/job-search/match/read-postings.ts';
import { addSamples } from '../services/domain/postings/samples/add-samples.ts';
import type { Findings } from './run.ts';
import { type Summary, summarize } from './statistics.ts';

const postings = Number(process.env['POSTINGS'] ?? 50_000);
const times = 60;

const tasks = [
  'Cared for patients on a ward of 28 beds and kept electronic patient records',
  'Planned the rota of eleven people and handled complaints of customers',
  'Built dashboards in Excel and Power BI for the management',
  'Led a team of six and trained new colleagues in infection control',
  'Negotiated contracts with suppliers and cut purchasing costs by 12 %',
  'Wrote automated tests in TypeScript and moved services to Kubernetes',
];
const positions = [
  'Staff Nurse',
  'Team Leader',
  'Accountant',
  'Software Developer',
  'Store Manager',
  'Project Manager',
];

const of = (list: readonly string[], index: number): string => list[Math.abs(index) % list.length] ?? '';

/** Creates a person with 80 blocks: 20 positions, 10 degrees, 20 skill groups, and 30 paragraphs. */
async function signUpPerson(gateway: TestGateway): Promise<string> {
  const token = await gateway.signUp('savvy');
  const create = async (field: string, type: string, input: object): Promise<void> => {
    const query = `mutation ($input: ${type}!) { event { ${field}(input: $input) { id } } }`;
    const { errors } = await gateway.ask(query, { input }, token);
    if (errors) throw new Error(JSON.stringify(errors));
  };
  for (let index = 0; index < 20; index += 1) {
    const accomplishments = Array.from({ length: 6 }, (_, entry) => ({ description: of(tasks, index + entry) }));
    const year = 2024 - index;
    const position = of(positions, index);
    await create('createWorkEvent', 'WorkEventInput', {
      ...{ company: `Company ${index}`, position, startDate: `${year}-01`, endDate: `${year}-12`, accomplishments },
    });
    const skills = ['SQL', 'Wound care', 'Negotiation', 'Git', 'IFRS', 'Food safety'].map((name) => ({ name }));
    await create('createSkillEvent', 'SkillEventInput', { name: `Skills ${index}`, skills });
  }
  for (let index = 0; index < 10; index += 1) {
    await create('createEduEvent', 'EduEventInput', { university: `School ${index}`, degree: 'BSc', major: 'Nursing' });
  }
  for (let index = 0; index < 30; index += 1) {
    await create('createParagraphEvent', 'ParagraphEventInput', {
      ...{ title: `Paragraph ${index}`, kind: 'body', text: `${of(tasks, index)}. ${of(tasks, index + 1)}.` },
    });
  }
  await gateway.ask(
    'mutation { user { updateContactInfo(input: { email: "a@example.com", city: "Leeds", country: "United Kingdom" }) { id } } }',
    {},
    token,
  );
  return token;
}

const list = `query ($search: PostingSearchInput, $weights: FitWeightsInput, $first: Int) {
  savvyPostings(search: $search, weights: $weights, first: $first) { total nodes {
    posting { id title company location postedOn } fit { score parts { key points reasons { kind term count of } } matched { term } missing { term } } } } }`;
const weightsOf = (round: number) => ({
  ...{ skills: 35 + (round % 7), phrases: 15, title: 25, years: 10, place: 10, freshness: 5 },
});

/** Measures ranking; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  // One person asks more often here than the limit per minute allows.
  const analysis = createAnalysis({ workPerMinuteMs: 3_600_000 });
  const gateway = await startTestGateway({ analysis });
  try {
    await addSamples(gateway.database.db, postings);
    const began = performance.now();
    await readAllPostings(gateway.database.db);
    const reading = (performance.now() - began) / postings;
    const token = await signUpPerson(gateway);
    const measure = async (query: string, variablesOf: (round: number) => object): Promise<Summary> => {
      const found: number[] = [];
      for (let round = -5; round < times; round += 1) {
        const start = performance.now();
        const { errors } = await gateway.ask(query, { first: 20, ...variablesOf(round) }, token);
        if (errors) throw new Error(JSON.stringify(errors));
        if (round >= 0) found.push(performance.now() - start);
      }
      return summarize(found);
    };
    return {
      postings,
      blocks: 80,
      readingOfOne: `${reading.toFixed(2)} ms`,
      all: await measure(list, (round) => ({ weights: weightsOf(round) })),
      ofSearch: await measure(list, (round) => ({ weights: weightsOf(round), search: { words: 'team' } })),
      remote: await measure(list, (round) => ({ weights: weightsOf(round), search: { workplaces: ['remote'] } })),
      tailored: await measure(
        'query ($text: String) { tailorResume(text: $text) { pages blocks { id entries { id include } } } }',
        (round) => ({
          text: `Staff Nurse\n\n- Wound care and infection control\n- ${of(tasks, round)}\n- Team leadership`,
        }),
      ),
    };
  } finally {
    await gateway.stop();
  }
}
