import { type JobSite, startJobSite } from '../../../mocks/job-site/job-site.ts';
import { createAnalysis } from './analysis.ts';
import { createAdReader, type AdReader, type AdToRead } from './ad-reader.ts';
import { publicInternet } from '../../platform/public-fetch/fetch-public.ts';

let site: JobSite;
let reader: AdReader;
const analysis = createAnalysis();
afterAll(() => analysis.stop());
const countedAccounts: string[] = [];
beforeAll(async () => {
  site = await startJobSite();
  reader = createAdReader({
    analysis,
    countPage: (who = '') => Promise.resolve(countedAccounts.push(who) > 0 && who === 'eager' ? 60 : 0),
    guard: {
      ...publicInternet,
      isAllowedAddress: (address) => address === '127.0.0.1',
      isAllowedPort: (port) => port === site.port,
    },
  });
});
afterAll(() => site.stop());

const read = (input: Partial<AdToRead>) => reader.read('somebody', { url: null, title: null, text: null, ...input });
const at = (path: string): string => `http://127.0.0.1:${site.port}${path}`;

test('reads the linked data of a page', async () => {
  expect(await read({ url: at('/json-ld') })).toEqual({
    problem: null,
    ad: {
      title: 'Head Baker & Trainer',
      company: 'Northside Bakery',
      location: 'Zürich, Switzerland',
      link: at('/json-ld'),
      description: 'We bake at night.\n\n• 400 loaves\n• Two apprentices',
      source: '127.0.0.1',
      deadline: '2026-12-31',
      salaryMin: 72_000,
      salaryMax: 84_000,
      currency: 'CHF',
      salaryPeriod: 'year',
      ...{
        deadlineChoices: [],
        workplace: null,
        employmentTypes: [],
        contact: null,
        benefits: [],
        language: null,
        sources: {},
      },
    },
  });
  expect(await read({ url: at('/json-ld-broken') })).toMatchObject({
    problem: null,
    ad: { title: 'Baker', company: 'Levain', location: 'France', workplace: 'remote', description: 'One two' },
  });
});

test('reads a page without linked data', async () => {
  const { ad, problem } = await read({ url: at('/open-graph') });
  expect(problem).toBeNull();
  expect(ad).toMatchObject({
    title: 'Pastry Cook',
    company: 'Levain SA',
    location: 'Lyon',
    salaryMin: 30_000,
    salaryMax: 36_000,
    currency: 'EUR',
    deadline: '2026-12-15',
  });
  expect(ad.description).not.toContain('Home Jobs');
  expect(await read({ url: at('/microdata') })).toMatchObject({
    problem: null,
    ad: { title: 'Miller', company: 'Mill & Sons', location: 'Graz', description: 'Grinds\n\ngrain' },
  });
});

test('reports what cannot be read, and keeps the link', async () => {
  expect(await read({ url: at('/wall') })).toMatchObject({
    problem: 'nothingFound',
    ad: { link: at('/wall'), title: 'Sign in', description: null },
  });
  expect(await read({ url: at('/status/403'), title: 'Baker at Levain' })).toMatchObject({
    problem: 'refused',
    ad: { link: at('/status/403'), title: 'Baker at Levain' },
  });
  expect(await read({ url: 'javascript:alert(1)' })).toMatchObject({ problem: 'notALink', ad: { link: null } });
  expect(await read({ url: 'http://169.254.169.254/' })).toMatchObject({ problem: 'notPublic' });
  expect((await read({ url: at('/deep') })).problem).toBe('nothingFound');
});

test.each([
  [
    'https://www.linkedin.com/jobs/view/7',
    'Levain hiring Baker in Lyon, France | LinkedIn',
    'Baker',
    'Levain',
    'Lyon, France',
    'LinkedIn',
  ],
  [
    'https://boards.greenhouse.io/levain/jobs/7',
    'Job Application for Baker at Levain',
    'Baker',
    'Levain',
    null,
    'Greenhouse',
  ],
  ['https://jobs.lever.co/levain/7', 'Levain - Baker', 'Baker', 'Levain', null, 'Lever'],
  ['https://jobs.ashbyhq.com/levain/7', 'Baker @ Levain', 'Baker', 'Levain', null, 'Ashby'],
  ['https://example.com/7', 'Baker', 'Baker', null, null, 'example.com'],
])('reads a bookmark of %s', async (url, pageTitle, title, company, location, source) => {
  const { ad } = await read({ url, title: pageTitle, text: 'We bake.' });
  expect(ad).toMatchObject({ title, company, location, source, link: url, description: 'We bake.' });
});

test('prefers the title in the text of a bookmark to what an unknown site calls its page', async () => {
  const text = 'Senior Backend Engineer (Go)\nTallgrass\nAustin, TX\n\nYou write services in Go.';
  const url = 'https://careers.example.com/7';
  const { ad } = await read({ url, title: 'Senior Backend Engineer (Go) - Tallgrass | Careers', text });
  expect(ad).toMatchObject({
    company: 'Tallgrass',
    source: 'careers.example.com',
  });
  expect(ad.title).toMatch(/^Senior Backend Engineer(?: \(Go\))?$/);
  const nameless = await read({ url, title: 'Baker - Levain | Careers', text: 'We bake.' });
  expect(nameless.ad.title).toBe('Baker - Levain');
});

test.each([
  [
    'Senior Baker at Northside\nLocation: Basel\nWe pay CHF 80’000 – 90’000 a year.\nApplication deadline: 31.12.2026',
    {
      title: 'Senior Baker',
      company: 'Northside',
      location: 'Basel',
      salaryMax: 90_000,
      currency: 'CHF',
      deadline: '2026-12-31',
    },
  ],
  [
    'Easy Apply\nPastry Chef\nLevain · Lyon, France (Hybrid) · 3 weeks ago\nAbout the job\nYou bake.',
    { title: 'Pastry Chef', company: 'Levain', location: 'Lyon, France', workplace: 'hybrid' },
  ],
  [
    'Pastry Chef\nLevain — Lyon, France\nYou bake.',
    { title: 'Pastry Chef', company: 'Levain', location: 'Lyon, France' },
  ],
  ['Job title: Miller\nCompany: Mill & Sons', { title: 'Miller', company: 'Mill & Sons' }],
  ['Northside is hiring a Night Baker!\nCome and bake.', { title: 'Night Baker', company: 'Northside' }],
])('reads the text %#', async (text, expected) => {
  const { ad, problem } = await read({ text });
  expect(problem).toBeNull();
  expect(ad).toMatchObject(expected);
  expect(ad.description).toBe(text);
});

test('limits the number of pages per account, and does not count texts', async () => {
  countedAccounts.length = 0;
  expect(await reader.read('eager', { url: at('/json-ld'), title: 'Baker at Levain', text: null })).toMatchObject({
    problem: 'tooMany',
    ad: { link: at('/json-ld'), title: 'Baker at Levain', description: null },
  });
  await reader.read('patient', { url: at('/json-ld'), title: null, text: 'We bake.' });
  expect(countedAccounts).toEqual(['eager']);
});
