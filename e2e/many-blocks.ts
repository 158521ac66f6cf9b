import type { Page } from '@playwright/test';

const companies = ['Acme', 'Zürich Insurance', 'Northside Bread', 'Öresund Ferries', 'Harbour College', 'Łódź Works'];
const positions = ['Engineer', 'Clerk', 'Baker', 'Welder', 'Director', 'Analyst', 'Teacher'];
const results = [
  'Led a team of nine through the move to a new plant',
  'Cut the time of a delivery by half, with the same people and the same lorries',
  'Wrote the handbook that three offices still use',
  'Opened a second shop and its café',
  'Taught apprentices, two of whom now run shifts of their own',
];

interface MadeBlock {
  readonly id: string;
  readonly uuid: string;
  readonly kind: 'work' | 'edu' | 'skill';
  readonly content: Readonly<Record<string, unknown>>;
}

const month = (number: number): string => `${1980 + (number % 40)}-${String(1 + (number % 12)).padStart(2, '0')}`;
const entries = (number: number): readonly { id: string; description: string }[] =>
  results.slice(0, Math.floor(number / 6) % 6).map((description, index) => ({
    id: `entry-${number}-${index}`,
    description: index === 0 ? `${description}, number ${number}` : description,
  }));

const contentOf: Readonly<Record<MadeBlock['kind'], (number: number) => MadeBlock['content']>> = {
  work: (number) => ({
    company: `${companies[number % companies.length] ?? ''} ${number}`,
    position: positions[number % positions.length] ?? '',
    location: number % 3 === 0 ? 'Gothenburg' : null,
    link: null,
    startDate: month(number),
    endDate: number % 10 === 0 ? null : `20${20 + (number % 5)}-0${1 + (number % 9)}`,
    accomplishments: entries(number),
  }),
  edu: (number) => ({
    university: `University ${number}`,
    degree: number % 2 === 0 ? 'BSc' : null,
    location: null,
    link: null,
    major: 'History',
    minor: null,
    startDate: month(number),
    endDate: null,
    accomplishments: entries(number),
    coursework: [],
  }),
  skill: (number) => ({
    name: `Group ${number}`,
    skills: Array.from({ length: 2 + (number % 20) }, (_skill, index) => ({
      id: `skill-${number}-${index}`,
      name: `Skill ${number}.${index}`,
      level: index % 5 === 0 ? null : 1 + (index % 5),
    })),
  }),
};

/** Returns the id of a block: a UUID of version 7 that depends on the number alone. */
export const idOfBlock = (number: number): string => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const mutation = `mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) {
  work { id } education { id } skills { id } } } }`;
const atOnce = 100;

/** Adds blocks to the account that is signed in on `page`, through the API, as if each had been typed. */
export async function makeBlocks(page: Page, count: number, kind: MadeBlock['kind'] = 'work'): Promise<void> {
  for (let start = 0; start < count; start += atOnce) {
    const copies = Array.from({ length: Math.min(atOnce, count - start) }, (_block, index) => {
      const number = start + index;
      const id = idOfBlock(number);
      const day = new Date(Date.UTC(2024, 0, 1 + number)).toISOString();
      return {
        id,
        uuid: id,
        kind,
        version: 1,
        content: contentOf[kind](number),
        synced: null,
        createdAt: day,
        updatedAt: day,
      };
    });
    await ask(page, mutation, { copies });
  }
}

/** Sends a GraphQL request as the person signed in on `page`. Throws on any error. */
export async function ask<Data>(
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const answer = await page.evaluate(
    async ({ query, variables }) => {
      const token = window.localStorage.getItem('tessera.session');
      const reply = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
        body: JSON.stringify({ query, variables }),
      });
      return (await reply.json()) as { data?: unknown; errors?: unknown };
    },
    { query, variables },
  );
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data as Data;
}
