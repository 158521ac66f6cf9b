/** People who work at the same time: how often they retry, and which errors they get. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { askGateway, scenarios, emailOf, type Kind, password, type Person, PlacedBrowser } from './scenarios.ts';
import type { Cluster } from './start-cluster.ts';

/** One action of a person. Times are in milliseconds of `performance.now()`. */
export interface Action {
  readonly kind: Kind;
  readonly began: number;
  readonly ended: number;
  /** The error of each failed attempt. */
  readonly failures: readonly string[];
  /** Milliseconds of the longest attempt, which is the longest time the person waited for one response. */
  readonly longestTry: number;
  /** Whether the action succeeded in the end. Otherwise the person saw an error. */
  readonly isDone: boolean;
}

export interface RunningLoad {
  readonly actions: readonly Action[];
  /** Ids of the jobs that the server confirmed as saved. */
  readonly acknowledged: readonly string[];
  /** Returns when the oldest action still running began; infinity if no action is running. */
  readonly underWaySince: () => number;
  /** Lets everyone finish the current action, then ends. */
  readonly end: () => Promise<void>;
}

export interface LoadOptions {
  readonly origin: string;
  readonly people: readonly Person[];
  /** The actions that each person repeats in turn. */
  readonly does: readonly Kind[];
  /** Milliseconds between two actions of one person. */
  readonly pause: number;
  /** Milliseconds to wait before each retry of a request. Empty means that nothing is retried. */
  readonly retries?: readonly number[];
}

/** Lets people work until `end` is called. */
export function startLoad({ origin, people, does, pause, retries = [] }: LoadOptions): RunningLoad {
  const done: Action[] = [];
  const acknowledged: string[] = [];
  const underWay = new Map<Person, number>();
  const state = { isOver: false };

  async function doOne(person: Person, count: number): Promise<void> {
    const kind = does[count % does.length] ?? 'read';
    const attempt = scenarios[kind]({ origin, person, count, acknowledge: (id) => acknowledged.push(id) });
    const began = performance.now();
    underWay.set(person, began);
    const failures: string[] = [];
    let longestTry = 0;
    let isDone = false;
    for (const wait of [...retries, undefined]) {
      const tried = performance.now();
      isDone = await attempt().then(
        () => true,
        (error: unknown) => {
          failures.push(error instanceof Error ? error.message : String(error));
          return false;
        },
      );
      longestTry = Math.max(longestTry, performance.now() - tried);
      if (isDone) break;
      if (wait !== undefined) await sleep(wait);
    }
    underWay.delete(person);
    done.push({ kind, began, ended: performance.now(), failures, longestTry, isDone });
  }

  async function live(person: Person, offset: number): Promise<void> {
    for (let count = offset; !state.isOver; count += 1) {
      await doOne(person, count);
      await sleep(pause * (0.5 + Math.random()));
    }
  }

  const lives = people.map((person, index) => live(person, index));
  return {
    actions: done,
    acknowledged,
    underWaySince: () => Math.min(Number.POSITIVE_INFINITY, ...underWay.values()),
    end: async () => {
      state.isOver = true;
      await Promise.all(lives);
    },
  };
}

/** Milliseconds for which a token is used. It expires after five minutes. */
const tokenAge = 4 * 60_000;

function tokensOf(cluster: Pick<Cluster, 'tokenOf'>, name: string): Person['token'] {
  let token: Promise<string> | undefined;
  let madeAt = 0;
  return () => {
    if (token === undefined || performance.now() - madeAt > tokenAge) {
      token = cluster.tokenOf(name);
      madeAt = performance.now();
    }
    return token;
  };
}

/**
 * Creates accounts for that many people. With `canSignIn`, also creates accounts at our own identity provider, with a
 * password.
 */
export async function signUpPeople(
  cluster: Pick<Cluster, 'origin' | 'tokenOf'>,
  count: number,
  { canSignIn = false } = {},
): Promise<readonly Person[]> {
  const { origin } = cluster;
  const signUp = async (index: number): Promise<Person> => {
    const name = `person-${index}`;
    const address = `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const person = { name, token: tokensOf(cluster, name), session: randomUUID(), address };
    await askGateway(origin, await person.token(), 'mutation { user { createUser(input: {}) { id } } }');
    if (canSignIn) await new PlacedBrowser(origin, person).signIn('register', emailOf(person), password);
    return person;
  };
  const people: Person[] = [];
  for (let from = 0; from < count; from += 20) {
    const length = Math.min(20, count - from);
    people.push(...(await Promise.all(Array.from({ length }, (_each, index) => signUp(from + index)))));
  }
  return people;
}
