/** What people do. Each call is one action, however often it is retried. */
import { randomUUID } from 'node:crypto';
import { TestBrowser } from '../../services/api/identity/__tests__/browser.ts';
import { sampleDocument } from '../../shared/typesetting/fixtures/sample-document.ts';

export const kinds = ['write', 'read', 'search', 'typeset', 'signIn'] as const;
export type Kind = (typeof kinds)[number];

export interface Person {
  readonly name: string;
  /** Returns a token and renews it before the last one expires, as pages do. */
  readonly token: () => Promise<string>;
  /** Id of the person's typesetting session. */
  readonly session: string;
  /** The IP address of the person. */
  readonly address: string;
}

/** The password of all accounts at our own identity provider. */
export const password = 'harbour-lights-9-times';
/** Returns the email address with which a person signs in. */
export const emailOf = ({ name }: Pick<Person, 'name'>): string => `${name}@bench.example`;

/** Milliseconds that our browsers wait for a response. */
const requestTimeoutMs = 30_000;

const post = (address: string, token: string, body: object): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });

/** Sends a request to the gateway. Throws if there is no response or it contains errors. */
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

/** Typesets a document. Throws if no pages come back. */
export async function typeset(origin: string, token: string, session: string, document: object): Promise<void> {
  const answer = await post(`${origin}/typeset/pages`, token, { session, have: null, document });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/**
 * A test browser with an IP address of its own, the timeout of real browsers, and errors that name the refused request.
 */
export class PlacedBrowser extends TestBrowser {
  readonly #address: string;

  constructor(origin: string, { address }: Pick<Person, 'address'>) {
    super(origin);
    this.#address = address;
  }

  protected override async send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(requestTimeoutMs) });
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
  /** How many actions the person has completed before. */
  readonly count: number;
  readonly acknowledge: (id: string) => void;
}

/** For each kind of action, returns a function that makes one attempt. */
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
