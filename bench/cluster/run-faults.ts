/** Lets people work, injects faults, and counts what they notice and whether anything confirmed is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { summarize } from '../statistics.ts';
import type { Fault } from './fault-list.ts';
import { type Action, type RunningLoad, signUpPeople, startLoad } from './people.ts';
import type { Kind } from './scenarios.ts';
import { askDatabase, type Cluster, type ClusterOptions, startCluster } from './start-cluster.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3);
const does: readonly Kind[] = ['write', 'read', 'write', 'search', 'typeset', 'write', 'signIn'];
/**
 * Milliseconds before each of the retries of a request. Our pages retry for longer (`retryDelays` in
 * shared/builder/saving).
 */
const retries = [300, 1_000, 2_000, 4_000];

/** Milliseconds of normal operation before a fault, and the minimum after it. */
const quiet = 2_000;
/** Milliseconds. A fault affected an action if one of its attempts failed or took longer than this. */
const slow = 2_000;

interface Outcome {
  readonly actions: number;
  readonly failedRequests: number;
  /** How often each kind of action failed with which error. */
  readonly answers: Readonly<Record<string, number>>;
  readonly errorsSeen: number;
  /** The longest time a person waited for one response, in milliseconds. */
  readonly longestWait: number;
  /** Milliseconds from the end of the fault until the last affected action succeeded. */
  readonly recovery: number;
}

/** Counts the errors of each kind of action by their texts. */
function answersOf(actions: readonly Action[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind, failures } of actions) {
    for (const said of failures) {
      const key = `${kind}: ${said}`.slice(0, 100);
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

/** Lets people work, injects the fault, and waits until the actions that were running then are finished. */
async function injectFault(cluster: Cluster, fault: Fault, load: RunningLoad): Promise<Outcome> {
  await sleep(quiet);
  const before = load.actions.length;
  const began = performance.now();
  await fault.begin(cluster);
  await sleep(fault.lasts);
  await fault.repair?.(cluster);
  const repairedAt = performance.now();
  do await sleep(quiet);
  while (load.underWaySince() < repairedAt + quiet / 2);
  const those = load.actions.slice(before).filter(({ ended }) => ended > began);
  const hit = those.filter(({ failures, longestTry }) => failures.length > 0 || longestTry > slow);
  return {
    actions: those.length,
    failedRequests: hit.reduce((sum, { failures }) => sum + failures.length, 0),
    answers: answersOf(hit),
    errorsSeen: those.filter(({ isDone }) => !isDone).length,
    longestWait: Math.max(0, ...those.map(({ longestTry }) => longestTry)),
    recovery: Math.max(0, ...hit.map(({ ended }) => ended - repairedAt)),
  };
}

/** Counts the confirmed jobs that are not in the database. */
async function lostOf(cluster: Cluster, acknowledged: readonly string[]): Promise<number> {
  const rows = await askDatabase<{ id: string }>(
    cluster.databaseUrl,
    'select id from jobs where id = any($1::uuid[])',
    [acknowledged],
  );
  const kept = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}

export interface FaultRun {
  readonly outcomes: Readonly<Record<string, object>>;
  readonly acknowledged: number;
  readonly lost: number;
  readonly processesThatEnded: number;
}

/** Injects each of the faults several times while 20 people work. */
export async function runFaults(
  those: readonly Fault[],
  database: Pick<ClusterOptions, 'dataDir' | 'databaseUrl'> = {},
): Promise<FaultRun> {
  const cluster = await startCluster({ counts: { gateway: 2, identity: 2, typesetter: 2 }, ...database });
  try {
    const people = await signUpPeople(cluster, 20, { canSignIn: true });
    const load = startLoad({ origin: cluster.origin, people, does, pause: 150, retries });
    const outcomes: Record<string, object> = {};
    for (const fault of those) {
      const found: Outcome[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await injectFault(cluster, fault, load));
      const sum = (of: (outcome: Outcome) => number): number => found.reduce((total, each) => total + of(each), 0);
      const recovery = summarize(found.map((each) => each.recovery));
      outcomes[fault.name] = {
        rounds,
        actions: sum(({ actions }) => actions),
        failedRequests: sum(({ failedRequests }) => failedRequests),
        errorsSeenByUsers: sum(({ errorsSeen }) => errorsSeen),
        longestWait: Math.round(Math.max(...found.map(({ longestWait }) => longestWait))),
        recoveryP50: recovery.p50,
        recoveryMax: recovery.max,
      };
      console.log(fault.name, outcomes[fault.name], ...found.map(({ answers }) => answers));
    }
    await load.end();
    return {
      outcomes,
      acknowledged: load.acknowledged.length,
      lost: await lostOf(cluster, load.acknowledged),
      processesThatEnded: cluster.processes.reduce((total, each) => total + each.deaths(), 0),
    };
  } finally {
    await cluster.stop();
  }
}
