import { requestFailureOf, type ApolloClient } from '@shared/graphql';
import type { ReportProblem } from './fetch-history.ts';
import type { PortalRecord } from './portal-api.ts';
import { readEduRecord, readWorkRecord, type EduSync, type RecordReading, type WorkSync } from './portal-records.ts';
import { knownEvents, syncEdu, syncWork } from './sync-mutations.ts';

export interface HistoryImport {
  readonly client: ApolloClient;
  /** What is to be taken over, in this order. */
  readonly records: readonly PortalRecord[];
  /** What was there before the first of them, to tell what has come. */
  readonly known: KnownBlocks;
  readonly report: ReportProblem;
  /** Told after each record what is left and how many blocks are new or have changed. */
  readonly onProgress: (left: readonly PortalRecord[], count: number) => void;
  /** Ends it before the next record. */
  readonly signal: AbortSignal;
}

interface Synced {
  readonly uuid: string;
  readonly version: number;
}

/** Uuids of blocks, each with its version. */
export type KnownBlocks = readonly (readonly [uuid: string, version: number])[];

/** The day it is for the person, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The blocks that a portal's records can stand for. */
export async function readKnownBlocks(client: ApolloClient): Promise<KnownBlocks> {
  const { data } = await client.query({ query: knownEvents, fetchPolicy: 'no-cache' });
  const blocks = [...(data?.workEvents ?? []), ...(data?.eduEvents ?? [])];
  return blocks.map(({ uuid, version }) => [uuid, version] as const);
}

/** Undefined: the person has deleted the block of this record. */
const sendWork =
  (client: ApolloClient) =>
  async (input: WorkSync): Promise<Synced | undefined> => {
    const { data } = await client.mutate({ mutation: syncWork, variables: { input }, fetchPolicy: 'no-cache' });
    return data?.event.syncWorkEvent ?? undefined;
  };

const sendEdu =
  (client: ApolloClient) =>
  async (input: EduSync): Promise<Synced | undefined> => {
    const { data } = await client.mutate({ mutation: syncEdu, variables: { input }, fetchPolicy: 'no-cache' });
    return data?.event.syncEduEvent ?? undefined;
  };

async function takeOver<Sync>(
  name: string,
  reading: RecordReading<Sync>,
  send: (input: Sync) => Promise<Synced | undefined>,
  report: ReportProblem,
): Promise<Synced | undefined> {
  if (!reading.ok) {
    report(`${name}: ${reading.problem}`);
    return undefined;
  }
  if (reading.dropped.length > 0) report(`${name}: left out ${reading.dropped.join(', ')}`);
  return send(reading.input);
}

/**
 * Takes the customer's work and education over into the person's blocks (product.md §4, step 5), one after the other; one that
 * fails does not stop the others. A record that is here as it was is not touched. What a lost connection has kept from our
 * server stays among what is left. Never rejects.
 */
export async function importHistory(task: HistoryImport): Promise<void> {
  const { client, report, signal } = task;
  const known = new Map(task.known);
  const left = new Set(task.records);
  let count = 0;
  for (const one of task.records) {
    const name = `${one.kind} record ${one.place}`;
    try {
      const synced =
        one.kind === 'work'
          ? await takeOver(name, readWorkRecord(one.record), sendWork(client), report)
          : await takeOver(name, readEduRecord(one.record, today()), sendEdu(client), report);
      left.delete(one);
      if (synced && known.get(synced.uuid) !== synced.version) count += 1;
    } catch (cause) {
      if (requestFailureOf(cause) !== 'network') left.delete(one);
      if (!signal.aborted) report(name, cause);
    }
    if (signal.aborted) return;
    task.onProgress([...left], count);
  }
}
