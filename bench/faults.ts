/**
 * What people notice of a bad day: while 20 of them write, read, typeset and sign in, processes are killed (-9), the
 * database is killed, frozen, full, far away, a clock jumps and a document keeps the typesetter busy. Each request is tried
 * again as our pages do; what failed then is an error that somebody saw. Nothing that was acknowledged may be lost.
 * `FAULT_ROUNDS` repeats each (3), `FAULTS` names some.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleDocument } from '../shared/typesetting/fixtures/sample-document.ts';
import { askDatabase, type Cluster, type ProcessRole, startCluster } from './cluster/start-cluster.ts';
import { type Deed, type Kind, signUpPeople, startCrowd } from './cluster/people.ts';
import type { Findings } from './run.ts';
import { summarize } from './statistics.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3);
const does: readonly Kind[] = ['write', 'read', 'write', 'search', 'typeset', 'write', 'signIn'];
/** Milliseconds, as `shared/builder/saving` waits. */
const retries = [300, 1_000, 2_000, 4_000];
const hour = 3_600_000;

/** A folder of 400 MB that is full when we say so; undefined where this machine lets us make none. */
function smallDisk():
  | { readonly folder: string; readonly fill: () => void; readonly empty: () => void; readonly remove: () => void }
  | undefined {
  const folder = mkdtempSync('/tmp/tessera-small-disk-');
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  mkdirSync(path.join(folder, 'data'), { mode: 0o711 });
  return {
    folder: path.join(folder, 'data'),
    // It ends when there is no room, which is what it is for.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M'], { stdio: 'ignore' }),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Fault {
  readonly name: string;
  /** Milliseconds for which it lasts. */
  readonly lasts: number;
  readonly begin: (cluster: Cluster) => unknown;
  readonly mend?: (cluster: Cluster) => void;
}

const kill =
  (role: ProcessRole, all: boolean): Fault['begin'] =>
  ({ processes }) => {
    const those = processes.filter((each) => each.role === role);
    for (const each of all ? those : those.slice(0, 1)) each.signal('SIGKILL');
  };
const jumpClocks = ({ processes }: Cluster): void => {
  for (const each of processes.filter(({ role }) => role === 'gateway').slice(0, 1)) each.signal('SIGUSR2');
};

/** The heaviest that the typesetter takes: pages upon pages, again and again, of one person. */
async function poison(cluster: Cluster): Promise<void> {
  const token = await cluster.tokenOf('poisoner');
  const words = 'Unbreakable'.repeat(40);
  const document = {
    ...sampleDocument,
    sections: Array.from({ length: 12 }, (_each, index) => ({
      id: `s${index}`,
      title: words.slice(0, 100),
      kind: 'text' as const,
      paragraphs: Array.from({ length: 8 }, () => `${words} `.repeat(8).slice(0, 3_500)),
    })),
  };
  await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(`${cluster.origin}/typeset/pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ session: crypto.randomUUID(), have: null, document }),
        signal: AbortSignal.timeout(20_000),
      }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      ),
    ),
  );
}

const faults: readonly Fault[] = [
  { name: 'one gateway killed', lasts: 0, begin: kill('gateway', false) },
  { name: 'all gateways killed', lasts: 0, begin: kill('gateway', true) },
  { name: 'all identity providers killed', lasts: 0, begin: kill('identity', true) },
  { name: 'all typesetters killed', lasts: 0, begin: kill('typesetter', true) },
  { name: 'database killed', lasts: 0, begin: (cluster) => cluster.signalDatabase('SIGKILL') },
  {
    name: 'database frozen for 4 s',
    lasts: 4_000,
    begin: (cluster) => cluster.signalDatabase('SIGSTOP', true),
    mend: (cluster) => cluster.signalDatabase('SIGCONT', true),
  },
  {
    name: 'network to the database 50 ms slower for 4 s',
    lasts: 4_000,
    begin: ({ line }) => (line.delay = 50),
    mend: ({ line }) => void (line.delay = 0),
  },
  { name: 'clock of one gateway 1 h ahead for 4 s', lasts: 4_000, begin: jumpClocks, mend: jumpClocks },
  { name: 'poisoned documents for the typesetter', lasts: 0, begin: (cluster) => void poison(cluster) },
];

interface Outcome {
  readonly deeds: number;
  readonly failedRequests: number;
  readonly seen: number;
  readonly recovery: number;
}

/** Lets people work, does it, and waits until all goes well again. */
async function suffer(cluster: Cluster, fault: Fault, deeds: readonly Deed[]): Promise<Outcome> {
  await sleep(1_500);
  const before = deeds.length;
  const began = performance.now();
  fault.begin(cluster);
  await sleep(fault.lasts);
  fault.mend?.(cluster);
  const mended = performance.now();
  // Long enough for the last try of whoever was in the middle of it.
  await sleep(9_000);
  const those = deeds.slice(before).filter(({ ended }) => ended > began);
  const hit = those.filter(({ failures }) => failures > 0);
  return {
    deeds: those.length,
    failedRequests: hit.reduce((sum, { failures }) => sum + failures, 0),
    seen: those.filter(({ isDone }) => !isDone).length,
    recovery: Math.max(0, ...hit.map(({ ended }) => ended - mended)),
  };
}

/** How many of the acknowledged are not in the database. */
async function lostOf(cluster: Cluster, acknowledged: readonly string[]): Promise<number> {
  const rows = await askDatabase<{ id: string }>(
    cluster.databaseUrl,
    'select id from jobs where id = any($1::uuid[])',
    [acknowledged],
  );
  const kept = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}

interface Day {
  readonly outcomes: Readonly<Record<string, unknown>>;
  readonly acknowledged: number;
  readonly lost: number;
}

async function badDay(those: readonly Fault[], dataDir?: string): Promise<Day> {
  const cluster = await startCluster({
    counts: { gateway: 2, identity: 2, typesetter: 2 },
    clockJump: hour,
    ...(dataDir !== undefined && { dataDir }),
  });
  try {
    const people = await signUpPeople(cluster.origin, 20, cluster.tokenOf);
    const crowd = startCrowd({ origin: cluster.origin, people, does, pause: 150, retries });
    const outcomes: Record<string, unknown> = {};
    for (const fault of those) {
      const found: Outcome[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await suffer(cluster, fault, crowd.deeds));
      const sum = (of: (outcome: Outcome) => number): number => found.reduce((total, each) => total + of(each), 0);
      outcomes[fault.name] = {
        rounds,
        deeds: sum(({ deeds }) => deeds),
        failedRequests: sum(({ failedRequests }) => failedRequests),
        errorsSeenByUsers: sum(({ seen }) => seen),
        recovery: summarize(found.map(({ recovery }) => recovery)),
      };
    }
    await crowd.end();
    return { outcomes, acknowledged: crowd.acknowledged.length, lost: await lostOf(cluster, crowd.acknowledged) };
  } finally {
    await cluster.stop();
  }
}

/** See the file's head. Times in milliseconds. */
export async function run(): Promise<Findings> {
  const wanted = process.env['FAULTS'];
  const chosen = faults.filter(
    ({ name }) => wanted === undefined || wanted.split(',').some((part) => name.includes(part)),
  );
  const usual = chosen.length > 0 ? await badDay(chosen) : undefined;
  const disk = wanted === undefined || wanted.includes('disk') ? smallDisk() : undefined;
  let full: Day | undefined;
  if (disk) {
    try {
      const fault: Fault = {
        name: 'disk of the database full for 4 s',
        lasts: 4_000,
        begin: disk.fill,
        mend: disk.empty,
      };
      full = await badDay([fault], disk.folder);
    } finally {
      disk.remove();
    }
  }
  return {
    people: 20,
    acknowledged: (usual?.acknowledged ?? 0) + (full?.acknowledged ?? 0),
    lost: (usual?.lost ?? 0) + (full?.lost ?? 0),
    faults: {
      ...usual?.outcomes,
      ...(full?.outcomes ?? { 'disk of the database full': 'not run: no small disk could be made' }),
    },
  };
}
