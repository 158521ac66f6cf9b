/** What people do: each of these is one deed however often it is tried. */
import { randomUUID } from 'node:crypto';
import { TestBrowser } from '../../services/api/identity/__tests__/browser.ts';
import { sampleDocument } from '../../shared/typesetting/fixtures/sample-document.ts';

export const kinds = ['write', 'read', 'search', 'typeset', 'signIn'] as const;
export type Kind = (typeof kinds)[number];

export interface Person {
  readonly name: string;
  /** As pages do, it has a new one before the last runs out. */
  readonly token: () => Promise<string>;
  /** Of their typesetting. */
  readonly session: string;
  /** From where they come. */
  readonly address: string;
}

/** With which everybody signs in who has an account of the site's own. */
export const password = 'harbour-lights-9-times';
export const emailOf = ({ name }: Pick<Person, 'name'>): string => `${name}@bench.example`;

/** Milliseconds, as browsers of ours wait for an answer. */
const patience = 30_000;

const post = (address: string, token: string, body: object): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });

/** Asks the gateway; throws when the answer is none or has errors. */
export async function askGateway(
  origin: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<unknown> {
  const answer = await post(`${origin}/graphql`, token, { query, variables });
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: readonly { message: string }[] };
  if (!answer.ok || errors) throw new Error(errors?.[0]?.message ?? `status ${answer.status}`);
  return data;
}

/** Draws a document; throws when no pages come. */
export async function typeset(origin: string, token: string, session: string, document: object): Promise<void> {
  const answer = await post(`${origin}/typeset/pages`, token, { session, have: null, document });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/** A browser that comes from an address of its own, waits no longer than others do, and says what was refused. */
export class PlacedBrowser extends TestBrowser {
  readonly #address: string;

  constructor(origin: string, { address }: Pick<Person, 'address'>) {
    super(origin);
    this.#address = address;
  }

  protected override async send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(patience) });
    if (answer.ok || answer.headers.has('location')) return answer;
    const step = url.pathname.replace(/[\w-]{21,}/g, '…');
    throw new Error(`${step} answers ${answer.status} ${(await answer.text()).slice(0, 80)}`);
  }
}

const createJob = `mutation ($id: ID!, $input: JobInput!) { job { createJob(id: $id, input: $input) { id version } } }`;
const card = 'id version title company location tags excitement deadline nextStepOn stage stageSince isQuiet';
const search = `query ($text: String!) { jobs(first: 50, filter: { text: $text }) { nodes { ${card} } total } }`;
const read = '{ me { id profile { firstName } } resumes { id title version } jobCounts { stage count } }';

export interface ScenarioContext {
  readonly origin: string;
  readonly person: Person;
  /** How many deeds the person has done before. */
  readonly count: number;
  readonly acknowledge: (id: string) => void;
}

/** Each answers one try. */
export const scenarios: Readonly<Record<Kind, (doing: ScenarioContext) => () => Promise<unknown>>> = {
  write: ({ origin, person, count, acknowledge }) => {
    const id = randomUUID();
    const input = { title: `Engineer ${count}`, company: `Company ${count % 40}`, notes: 'What was said. '.repeat(20) };
    return async () => {
      await askGateway(origin, await person.token(), createJob, { id, input });
      acknowledge(id);
    };
  },
  read:
    ({ origin, person }) =>
    async () =>
      askGateway(origin, await person.token(), read),
  search:
    ({ origin, person, count }) =>
    async () =>
      askGateway(origin, await person.token(), search, { text: `company ${count % 40}` }),
  typeset:
    ({ origin, person, count }) =>
    async () =>
      typeset(origin, await person.token(), person.session, { ...sampleDocument, author: `Author ${count}` }),
  signIn:
    ({ origin, person }) =>
    () =>
      new PlacedBrowser(origin, person).signIn('login', emailOf(person), password),
};
