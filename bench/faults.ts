/**
 * What people notice when parts fail: while 20 of them write, read, search, typeset, and sign in with passwords,
 * processes are killed (-9), the database is killed, frozen, full, far away, or cut off, clocks jump, and documents
 * keep the typesetter busy. Each request is retried as our pages do, only not for as long; what still failed is an
 * error that a person saw. Nothing that was confirmed may be lost, and no process may end unexpectedly. `FAULT_ROUNDS`
 * sets how often each fault is repeated (3), `FAULTS` selects some of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind } from './cluster/scenarios.ts';
import { type Fault, faults } from './cluster/fault-list.ts';
import { type RunningLoad, type Action, signUpPeople, startLoad } from './cluster/people.ts';
import { makeSmallDisk } from './cluster/small-disk.ts';
import { askDatabase, type Cluster, startCluster } from './cluster/start-cluster.ts';
import type { Findings } from './run.ts';
import { summarize } from './statistics.ts';

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

interface FaultRun {
  readonly outcomes: Readonly<Record<string, object>>;
  readonly acknowledged: number;
  readonly lost: number;
  readonly processesThatEnded: number;
}

async function runFaults(those: readonly Fault[], dataDir?: string): Promise<FaultRun> {
  const cluster = await startCluster({
    counts: { gateway: 2, identity: 2, typesetter: 2 },
    ...(dataDir !== undefined && { dataDir }),
  });
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

/** Runs the faults of a disk that is full for a while; returns undefined if such a disk cannot be created. */
async function runFaultsOnSmallDisk(): Promise<FaultRun | undefined> {
  const disk = makeSmallDisk();
  if (!disk) return undefined;
  const full: Fault = { name: 'disk of the database full for 6 s', lasts: 6_000, begin: disk.fill, repair: disk.empty };
  try {
    return await runFaults([full], disk.folder);
  } finally {
    disk.remove();
  }
}

/** Runs all faults; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Findings> {
  const wanted = process.env['FAULTS']?.split(',');
  const isWanted = (name: string): boolean => wanted?.some((part) => name.includes(part)) ?? true;
  const chosen = faults.filter(({ name }) => isWanted(name));
  const usual = chosen.length > 0 ? await runFaults(chosen) : undefined;
  const full = isWanted('disk') ? await runFaultsOnSmallDisk() : undefined;
  const days = [usual, full].filter((day) => day !== undefined);
  const sum = (of: (day: FaultRun) => number): number => days.reduce((total, day) => total + of(day), 0);
  const outcomes = Object.assign({}, ...days.map((day) => day.outcomes)) as Readonly<Record<string, object>>;
  console.table(outcomes);
  return {
    people: 20,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost),
    processesThatEndedByThemselves: sum(({ processesThatEnded }) => processesThatEnded),
    faults: {
      ...outcomes,
      ...(isWanted('disk') && !full && { 'disk of the database full': 'not run: no small disk could be made' }),
    },
  };
}
