/** People who work at the same time: what they ask, how often they try again, and what they were told. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleDocument } from '../../shared/typesetting/fixtures/sample-document.ts';

export const kinds = ['write', 'read', 'search', 'typeset', 'signIn'] as const;
export type Kind = (typeof kinds)[number];

/** One thing that somebody wanted. Times in milliseconds of `performance.now()`. */
export interface Deed {
  readonly kind: Kind;
  readonly began: number;
  readonly ended: number;
  /** How many of its requests failed. */
  readonly failures: number;
  /** Whether it came true in the end; else the person saw an error. */
  readonly isDone: boolean;
}

export interface Person {
  readonly name: string;
  readonly token: string;
  /** Of their typesetting. */
  readonly session: string;
}

export interface Crowd {
  readonly deeds: readonly Deed[];
  /** Ids of the jobs of which the server said that they are kept. */
  readonly acknowledged: readonly string[];
  /** Lets everybody finish what they do, and ends. */
  readonly end: () => Promise<void>;
}

export interface CrowdOptions {
  readonly origin: string;
  readonly people: readonly Person[];
  /** What each person does in turns. */
  readonly does: readonly Kind[];
  /** Milliseconds between two deeds of one person. */
  readonly pause: number;
  /** Milliseconds after which a request is tried again, as browsers of ours do; empty: never. */
  readonly retries?: readonly number[];
}

/** Milliseconds; browsers of ours wait longer (30 s), and would only see the fault later. */
const patience = 5_000;

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

const createJob = `mutation ($id: ID!, $input: JobInput!) { job { createJob(id: $id, input: $input) { id version } } }`;
const card = 'id version title company location tags excitement deadline nextStepOn stage stageSince isQuiet';
const search = `query ($text: String!) { jobs(first: 50, filter: { text: $text }) { nodes { ${card} } total } }`;
const read = '{ me { id profile { firstName } } resumes { id title version } jobCounts { stage count } }';

interface Doing {
  readonly origin: string;
  readonly person: Person;
  readonly count: number;
  readonly acknowledge: (id: string) => void;
}

/** Each makes what is one deed however often it is tried. */
const deeds: Readonly<Record<Kind, (doing: Doing) => () => Promise<void>>> = {
  write: ({ origin, person, count, acknowledge }) => {
    const id = randomUUID();
    const input = { title: `Engineer ${count}`, company: `Company ${count % 40}`, notes: 'What was said. '.repeat(20) };
    return async () => {
      await askGateway(origin, person.token, createJob, { id, input });
      acknowledge(id);
    };
  },
  read:
    ({ origin, person }) =>
    async () => {
      await askGateway(origin, person.token, read);
    },
  search:
    ({ origin, person, count }) =>
    async () => {
      await askGateway(origin, person.token, search, { text: `company ${count % 40}` });
    },
  typeset: ({ origin, person, count }) => {
    const document = { ...sampleDocument, author: `Author ${count}` };
    return async () => {
      const answer = await post(`${origin}/typeset/pages`, person.token, {
        session: person.session,
        have: null,
        document,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    };
  },
  // What a sign-in begins with: the provider answers from the database.
  signIn:
    ({ origin }) =>
    async () => {
      const answer = await fetch(`${origin}/identity/jwks`, { signal: AbortSignal.timeout(patience) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    },
};

/** Lets people work until they are told to end. */
export function startCrowd({ origin, people, does, pause, retries = [] }: CrowdOptions): Crowd {
  const done: Deed[] = [];
  const acknowledged: string[] = [];
  const state = { isOver: false };

  async function live(person: Person, offset: number): Promise<void> {
    for (let count = offset; !state.isOver; count += 1) {
      const kind = does[count % does.length] ?? 'read';
      const attempt = deeds[kind]({ origin, person, count, acknowledge: (id) => acknowledged.push(id) });
      const began = performance.now();
      let failures = 0;
      let isDone = false;
      for (const wait of [...retries, undefined]) {
        try {
          await attempt();
          isDone = true;
          break;
        } catch {
          failures += 1;
          if (wait !== undefined) await sleep(wait);
        }
      }
      done.push({ kind, began, ended: performance.now(), failures, isDone });
      await sleep(pause * (0.5 + Math.random()));
    }
  }

  const lives = people.map((person, index) => live(person, index));
  return {
    deeds: done,
    acknowledged,
    end: async () => {
      state.isOver = true;
      await Promise.all(lives);
    },
  };
}

/** Makes accounts for that many people. */
export async function signUpPeople(
  origin: string,
  count: number,
  tokenOf: (name: string) => Promise<string>,
): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let from = 0; from < count; from += 20) {
    people.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - from) }, async (_each, index) => {
          const name = `person-${from + index}`;
          const token = await tokenOf(name);
          await askGateway(origin, token, 'mutation { user { createUser(input: {}) { id } } }');
          return { name, token, session: randomUUID() };
        }),
      )),
    );
  }
  return people;
}
