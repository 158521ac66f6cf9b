import { requestFailureOf, type ApolloClient } from '@shared/graphql';
import { readEduRecord, readWorkRecord, type EduSync, type RecordReading, type WorkSync } from './read-records.ts';
import { knownEvents, syncEdu, syncWork } from './sync-mutations.ts';

export type RecordKind = 'work' | 'education';

/** An unparsed record; `place` is its position among those of its kind, counted from 1. */
export interface PortalRecord {
  readonly kind: RecordKind;
  readonly place: number;
  readonly record: unknown;
}

/** Reports a failure, which is only logged (product.md §4). */
export type ReportProblem = (problem: string, cause?: unknown) => void;

export interface HistoryImport {
  readonly client: ApolloClient;
  /** The records to import, in this order. */
  readonly records: readonly PortalRecord[];
  /** The events that existed before the import, to count what is new. */
  readonly known: KnownBlocks;
  readonly report: ReportProblem;
  /** Called after each record with what is left and the number of events that are new or have changed. */
  readonly onProgress: (left: readonly PortalRecord[], count: number) => void;
  /** Stops the import before the next record. */
  readonly signal: AbortSignal;
}

interface Synced {
  readonly uuid: string;
  readonly version: number;
}

/** The UUIDs of events, each with its version. */
export type KnownBlocks = readonly (readonly [uuid: string, version: number])[];

/** Returns the current local day, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** Fetches the events that a portal's records may correspond to. */
export async function readKnownBlocks(client: ApolloClient): Promise<KnownBlocks> {
  const { data } = await client.query({ query: knownEvents, fetchPolicy: 'no-cache' });
  const blocks = [...(data?.workEvents ?? []), ...(data?.eduEvents ?? [])];
  return blocks.map(({ uuid, version }) => [uuid, version] as const);
}

/** Numbers the records of one kind in the portal's order. */
export const numberRecords = (kind: RecordKind, records: readonly unknown[]): readonly PortalRecord[] =>
  records.map((record, index) => ({ kind, place: index + 1, record }));

/**
 * Fetches every list of blocks on screen again, whichever remote renders it. A list stays on screen until the new one
 * arrives, with the dialogs that are open in it. Lists that are not on screen are fetched when they are opened.
 */
export function refreshBlocks(client: ApolloClient): void {
  for (const fieldName of ['workEvents', 'eduEvents']) {
    const refetching = client.refetchQueries({
      updateCache(cache) {
        cache.modify({ fields: { [fieldName]: (_value, { INVALIDATE }) => INVALIDATE } });
      },
    });
    refetching.catch(() => undefined);
    if (refetching.queries.length === 0) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  client.cache.gc();
}

/** Resolves to undefined when the user has deleted the event of this record. */
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
 * Imports the customer's work and education as events (product.md §4, step 5), one after the other; a failed record
 * does not stop the others. An unchanged record is not written. What a lost connection or a limit keeps from our
 * server stays in the list of what is left. Never rejects.
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
      if (!['network', 'too-many', 'full'].includes(requestFailureOf(cause))) left.delete(one);
      if (!signal.aborted) report(name, cause);
    }
    if (signal.aborted) return;
    task.onProgress([...left], count);
  }
}
