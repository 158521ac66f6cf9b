/** How many actions a crowd of people completes in a cluster, how long each takes, and how much memory it costs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../run.ts';
import { percentile, roundToTenth } from '../statistics.ts';
import { kinds, type Kind, type Person } from './scenarios.ts';
import { type Action, signUpPeople, startLoad } from './people.ts';
import { type Cluster, type ProcessRole, startCluster } from './start-cluster.ts';

const does: readonly Kind[] = ['read', 'write', 'search', 'read', 'typeset', 'read', 'search', 'write'];
/** Milliseconds between two actions of one person, which stand for reading the screen. */
const pause = 10_000;
/** Seconds between two samples of the memory. */
const sampleIntervalSeconds = 60;

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

const timesOf = (actions: readonly Action[]) => {
  const times = actions.map(({ began, ended }) => ended - began);
  return {
    actions: actions.length,
    failed: actions.filter(({ isDone }) => !isDone).length,
    p50: roundToTenth(percentile(times, 0.5)),
    p95: roundToTenth(percentile(times, 0.95)),
    p99: roundToTenth(percentile(times, 0.99)),
  };
};

type Memory = Readonly<Record<ProcessRole, number>>;

/** Returns the memory of all processes of each role in megabytes. */
function memoryOf({ processes }: Cluster): Memory {
  const found: Record<ProcessRole, number> = { gateway: 0, identity: 0, typesetter: 0 };
  for (const each of processes) found[each.role] += each.memory() / 1024 / 1024;
  return {
    gateway: Math.round(found.gateway),
    identity: Math.round(found.identity),
    typesetter: Math.round(found.typesetter),
  };
}

/**
 * Compares the mean of the middle third of the samples with that of the last, in megabytes. The first third is left out
 * because memory fills up at the beginning.
 */
function growthOf(samples: readonly Memory[]) {
  const third = Math.floor(samples.length / 3);
  const last = samples.slice(-third);
  const middle = samples.slice(-2 * third, -third);
  const compare = (role: ProcessRole) => ({
    middle: mean(middle.map((each) => each[role])),
    last: mean(last.map((each) => each[role])),
  });
  return { gateway: compare('gateway'), identity: compare('identity'), typesetter: compare('typesetter') };
}

/** Lets everyone work for a while, with a pause between two actions. */
async function work(cluster: Cluster, people: readonly Person[], seconds: number): Promise<Findings> {
  const load = startLoad({ origin: cluster.origin, people, does, pause });
  // Waits until everyone has started and the code is compiled, which happens at the first requests.
  await sleep(Math.min(20_000, seconds * 250));
  const from = performance.now();
  const samples = Math.max(3, Math.floor(seconds / sampleIntervalSeconds));
  const memory: Memory[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await sleep((seconds / samples) * 1000);
    memory.push(memoryOf(cluster));
  }
  const lasted = (performance.now() - from) / 1000;
  const actions = load.actions.filter(({ began }) => began >= from);
  await load.end();
  const ofKind = (kind: Kind) => timesOf(actions.filter((action) => action.kind === kind));
  return {
    perSecond: roundToTenth(actions.length / lasted),
    all: timesOf(actions),
    kinds: Object.fromEntries(kinds.filter((kind) => does.includes(kind)).map((kind) => [kind, ofKind(kind)])),
    megabytes: { every: Math.round(seconds / samples), samples: memory, thirds: growthOf(memory) },
  };
}

/** Lets a few people act without pauses, which shows the maximum throughput of the processes. */
async function rush(cluster: Cluster, people: readonly Person[]): Promise<Findings> {
  const load = startLoad({
    origin: cluster.origin,
    people: people.slice(0, 24),
    does: ['read', 'search', 'read', 'write'],
    pause: 0,
  });
  await sleep(3_000);
  const from = performance.now();
  await sleep(10_000);
  const lasted = (performance.now() - from) / 1000;
  const actions = load.actions.filter(({ began }) => began >= from);
  await load.end();
  return { perSecond: roundToTenth(actions.length / lasted), ...timesOf(actions) };
}

export interface LoadMeasurement {
  /** Number of gateway processes. */
  readonly gateways: number;
  readonly people: number;
  /** Duration of the work in seconds. */
  readonly seconds: number;
}

/** Starts a cluster and measures it with that many people at work. */
export async function measureLoad({ gateways, people: count, seconds }: LoadMeasurement): Promise<Findings> {
  const cluster = await startCluster({ counts: { gateway: gateways, identity: 1, typesetter: 1 } });
  try {
    const people = await signUpPeople(cluster, count);
    const steady = await work(cluster, people, seconds);
    const rushing = await rush(cluster, people);
    const { all, kinds: each } = steady as { all: object; kinds: object };
    console.log(`${count} people, ${gateways} gateway(s), ${seconds} s: ms from the request to its answer`);
    console.table({ all, ...each, 'without pauses': rushing });
    console.log('Megabytes from look to look');
    console.table((steady['megabytes'] as { samples: readonly Memory[] }).samples);
    return { people: count, seconds, steady, rush: rushing };
  } finally {
    await cluster.stop();
  }
}
