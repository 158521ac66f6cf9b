import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const ad = `Baker

Our bakery has 40 employees and three shops.
Website: northside.example

What you'll do
Bake at night

What we offer
- 30 days of vacation
- Free bread
- $22 an hour`;

async function makeJob(ask: Ask, input: Readonly<Record<string, unknown>>): Promise<string> {
  const { job } = await ask<{ job: { createJob: { readonly id: string } } }>(
    'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }',
    { input },
  );
  return job.createJob.id;
}

const company = `query ($id: ID!) { jobCompany(id: $id) {
  size industry website benefits otherJobs { title stage } people { name } } }`;

test('tells what the ad says about the company, and finds other jobs and people there', async () => {
  const ask = await personOf(gateway, 'baker');
  const id = await makeJob(ask, { title: 'Baker', company: 'Northside Bread Ltd', description: ad });
  await makeJob(ask, {
    ...{ title: 'Pastry cook', company: 'NORTHSIDE BREAD' },
    contacts: [{ id: '0198c5a0-0000-7000-8000-000000000001', name: 'Ana Lopez' }],
  });
  await makeJob(ask, { title: 'Driver', company: 'Northside Breadcrumbs' });
  expect(await ask(company, { id })).toEqual({
    jobCompany: {
      ...{ size: '40 employees', industry: null, website: 'https://northside.example' },
      benefits: ['30 days of vacation', 'Free bread'],
      otherJobs: [{ title: 'Pastry cook', stage: 'saved' }],
      people: [{ name: 'Ana Lopez' }],
    },
  });
});

test('knows nothing of a company without a name and an ad', async () => {
  const ask = await personOf(gateway, 'cook');
  await makeJob(ask, { title: 'Cook', company: 'Northside Bread' });
  const id = await makeJob(ask, { title: 'Baker' });
  expect(await ask(company, { id })).toEqual({
    jobCompany: { size: null, industry: null, website: null, benefits: [], otherJobs: [], people: [] },
  });
});
