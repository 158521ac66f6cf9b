import type { Page } from '@playwright/test';
import { ask } from './many-blocks.ts';

const titles = [
  'Baker',
  'Head of bakery',
  'Pastry chef for the night shift',
  'Miller',
  'Welder',
  'Analyst',
  'Teacher of history',
];
const companies = ['Northside Bread', 'Old Mill', 'Zürich Insurance', 'Öresund Ferries', 'Harbour College'];
const places = ['Bern', 'Gothenburg', 'Lyon, France (hybrid)', null];
/** The stages in the proportions of a long job search: most jobs are closed, and few are offers. */
const stages = [
  'saved',
  'applied',
  'closed',
  'closed',
  'screening',
  'applied',
  'closed',
  'interview',
  'closed',
  'offer',
];

const day = (number: number): string =>
  new Date(Date.UTC(2026, 0, 1) + (number % 300) * 86_400_000).toISOString().slice(0, 10);
const pick = <Value>(values: readonly Value[], number: number): Value | undefined => values[number % values.length];

/** Returns the input for one job of a long search. Jobs have cards of different heights. */
function jobInput(number: number): Readonly<Record<string, unknown>> {
  const stage = pick(stages, number);
  return {
    title: `${pick(titles, number) ?? ''} ${number}`,
    company: pick(companies, number),
    location: pick(places, number),
    link: `jobs.example.com/${number}`,
    description: 'We bake at night and sleep by day. '.repeat(12),
    tags: number % 3 === 0 ? [`tag ${number % 20}`, 'night shift'] : [],
    excitement: number % 4 === 0 ? 1 + (number % 5) : null,
    ...(number % 7 === 0 && { nextStep: 'Call Ana', nextStepOn: day(number + 20) }),
    stage,
    on: day(number),
    ...(stage === 'closed' && { closeReason: 'noResponse' }),
  };
}

/** Adds jobs to the account that is signed in on `page`, as an import does. */
export async function makeJobs(page: Page, count: number): Promise<void> {
  const atOnce = 250;
  const query = 'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { id } } }';
  for (let start = 0; start < count; start += atOnce) {
    const length = Math.min(atOnce, count - start);
    await ask(page, query, { rows: Array.from({ length }, (_row, index) => jobInput(start + index)) });
  }
}
