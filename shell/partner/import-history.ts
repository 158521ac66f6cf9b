import type { ApolloClient } from '@shared/graphql';
import { readPortalRecords, type PortalAccess, type RecordKind } from './portal-api.ts';
import { readEduRecord, readWorkRecord, type EduSync, type RecordReading, type WorkSync } from './portal-records.ts';
import { knownEvents, syncEdu, syncWork } from './sync-mutations.ts';

export interface HistoryImport {
  readonly client: ApolloClient;
  readonly access: PortalAccess;
  /** The customer's name at the portal. */
  readonly customerId: string;
  /** Failures are only logged (product.md §4). */
  readonly report: (problem: string, cause?: unknown) => void;
}

interface Synced {
  readonly uuid: string;
  readonly version: number;
}

/** Uuids of blocks with their versions. */
type Known = ReadonlyMap<string, number>;

/** The day it is for the person, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

async function readKnown(client: ApolloClient): Promise<Known> {
  const { data } = await client.query({ query: knownEvents, fetchPolicy: 'no-cache' });
  return new Map([...(data?.workEvents ?? []), ...(data?.eduEvents ?? [])].map(({ uuid, version }) => [uuid, version]));
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

/** Takes records over one after the other, in the portal's order; one that fails does not stop the others. */
async function takeOver<Sync>(
  kind: RecordKind,
  { access, customerId, report }: HistoryImport,
  read: (record: unknown) => RecordReading<Sync>,
  send: (input: Sync) => Promise<Synced | undefined>,
): Promise<readonly Synced[]> {
  const taken: Synced[] = [];
  let records: readonly unknown[] = [];
  try {
    records = await readPortalRecords(access, kind, customerId);
  } catch (cause) {
    report(`The ${kind} records could not be read`, cause);
  }
  for (const [index, record] of records.entries()) {
    const reading = read(record);
    const name = `${kind} record ${index + 1}`;
    if (!reading.ok) {
      report(`${name}: ${reading.problem}`);
      continue;
    }
    if (reading.dropped.length > 0) report(`${name}: left out ${reading.dropped.join(', ')}`);
    try {
      const synced = await send(reading.input);
      if (synced) taken.push(synced);
    } catch (cause) {
      report(name, cause);
    }
  }
  return taken;
}

/**
 * Takes the customer's work and education over into the person's blocks (product.md §4, step 5). Answers how many blocks
 * are new or have changed by it; a record that is here as it was is not touched. Never rejects.
 */
export async function importHistory(task: HistoryImport): Promise<number> {
  let known: Known;
  try {
    known = await readKnown(task.client);
  } catch (cause) {
    task.report('The blocks could not be read', cause);
    return 0;
  }
  const taken = [
    ...(await takeOver('work', task, readWorkRecord, sendWork(task.client))),
    ...(await takeOver('education', task, (record) => readEduRecord(record, today()), sendEdu(task.client))),
  ];
  return taken.filter(({ uuid, version }) => known.get(uuid) !== version).length;
}
