import fc from 'fast-check';
import { faultsOf, nameOf } from './judge.ts';
import { type RawClient, type RawRequest, sendRaw } from './send-raw.ts';

/** What came of one request. */
export interface Reaction {
  /** Undefined if the connection was closed without a response. */
  readonly status: number | undefined;
  readonly faults: readonly string[];
}

/** A kind of requests, and how one of them is sent. */
export interface Sending<Value> {
  readonly made: fc.Arbitrary<Value>;
  /** Sends one request and judges the response. Must not reject. */
  readonly send: (value: Value) => Promise<Reaction>;
  /** Describes a request with enough detail to find a fault. */
  readonly nameOf: (value: Value) => string;
}

export interface SendOptions {
  readonly count: number;
  readonly seed: number;
  /** How many requests are under way at the same time. */
  readonly atOnce?: number;
  /** The path of one request, as a fault states it. Only this request is sent. */
  readonly path?: string | undefined;
}

/** The summary of the responses to many requests. */
export interface Outcome {
  /** Faults found in responses, each with its smallest request and with the seed and path that repeat it. */
  readonly faults: readonly string[];
  /** How often each status was returned. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Connections that were closed without a response. */
  readonly dropped: number;
}

/** Further faults are reported as they were found, because shrinking sends many requests. */
const shrunkFaults = 3;
/** Milliseconds for shrinking one fault. */
const patience = 15_000;

/** Sends raw requests. `isSecret` recognizes text that only another account may read. */
export const sending = (
  client: RawClient,
  made: fc.Arbitrary<RawRequest>,
  isSecret?: (text: string) => boolean,
): Sending<RawRequest> => ({
  made,
  nameOf,
  send: async (request) => {
    const answer = await sendRaw(client, request);
    return answer ? { status: answer.status, faults: faultsOf(answer, isSecret) } : { status: undefined, faults: [] };
  },
});

/**
 * Sends `count` requests of a kind. The same seed makes the same requests. A request with a fault is sent again in ever
 * smaller forms, one at a time, as long as there is a fault.
 */
export async function sendAll<Value>(
  { made, send, nameOf }: Sending<Value>,
  { count, seed, atOnce = 8, path }: SendOptions,
): Promise<Outcome> {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let dropped = 0;
  let shrunk = 0;

  /** Returns the smallest request that still has a fault, or undefined if there is none when it is sent alone. */
  async function shrink(from: string): Promise<string | undefined> {
    let last: readonly string[] = [];
    const property = fc.asyncProperty(made, async (value) => {
      const reaction = await send(value);
      if (reaction.faults.length > 0) last = reaction.faults;
      return reaction.faults.length === 0;
    });
    const run = await fc.check(property, { seed, path: from, numRuns: 1, interruptAfterTimeLimit: patience });
    const [smallest] = run.counterexample ?? [];
    if (smallest === undefined) return undefined;
    return `${last.join(', ')}: ${nameOf(smallest)} (seed ${seed}, path ${run.counterexamplePath ?? from})`;
  }

  if (path !== undefined) {
    const fault = await shrink(path);
    return { faults: fault === undefined ? [] : [fault], statuses, dropped };
  }
  const waiting = fc.sample(made, { seed, numRuns: count }).entries();
  const found: { readonly index: number; readonly fault: string }[] = [];
  const work = async (): Promise<void> => {
    for (const [index, value] of waiting) {
      const reaction = await send(value);
      if (reaction.status === undefined) dropped += 1;
      else statuses.set(reaction.status, (statuses.get(reaction.status) ?? 0) + 1);
      if (reaction.faults.length > 0) found.push({ index, fault: `${reaction.faults.join(', ')}: ${nameOf(value)}` });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { index, fault } of found) {
    shrunk += 1;
    const smallest = shrunk <= shrunkFaults ? await shrink(String(index)) : undefined;
    faults.push(smallest ?? `${fault} (seed ${seed}, path ${index})`);
  }
  return { faults, statuses, dropped };
}
