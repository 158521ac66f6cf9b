import { withTimeout, type PortalHistory, type Session } from '@shared/contracts';
import type { ApolloClient } from '@shared/graphql';
import {
  importHistory,
  isRecord,
  numberRecords,
  readKnownBlocks,
  refreshBlocks,
  type PortalRecord,
  type ReportProblem,
} from '@shared/portal-history';
import { storedText, type StoredValue } from '@shared/remote-kit';

/** `failed` is also the state of an import from which a lost connection or a limit has kept some records. */
export type ImportState = 'running' | 'failed' | 'done';

export interface PortalImport {
  readonly getState: () => ImportState;
  /** Calls the listener when the state changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the import again after a failure. */
  retry(): void;
}

export interface PortalImportOptions {
  readonly session: Session;
  readonly getHistory: (request: { readonly signal: AbortSignal }) => Promise<PortalHistory>;
  readonly client: ApolloClient;
  readonly report: ReportProblem;
  /** Called with the number of blocks that are new or have changed, if there are any. */
  readonly onImported: (count: number) => void;
}

/** The milliseconds in which a page has to return its records: the portal may ask several of its own systems. */
const patience = 60_000;

/** One import for each session of a page: several lists and remotes of a page share it. */
const imports = new WeakMap<Session, PortalImport>();

/** Returns the import of this session, and starts it if it is the first to ask. */
export function portalImportOf(options: PortalImportOptions): PortalImport {
  const known = imports.get(options.session);
  if (known !== undefined) return known;
  const started = startImport(options);
  imports.set(options.session, started);
  return started;
}

function startImport({ session, getHistory, client, report, onImported }: PortalImportOptions): PortalImport {
  const listeners = new Set<() => void>();
  const gone = new AbortController();
  const imported = storedText(`tessera.events.portal-history.${session.subject}`);
  let state: ImportState = 'running';

  const hasLeft = (): boolean => gone.signal.aborted;

  function set(next: ImportState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function run(): Promise<void> {
    const request = new AbortController();
    const answer = Promise.resolve().then(() => getHistory({ signal: request.signal }));
    const history = readHistory(await withTimeout(patience, answer, request));
    if (hasLeft()) return;
    const digest = await digestOf(history);
    if (digest !== undefined && imported.get() === digest) {
      set('done');
      return;
    }
    const left = await importRecords(history);
    if (hasLeft()) return;
    rememberImport(imported, left.length === 0 ? digest : undefined);
    set(left.length === 0 ? 'done' : 'failed');
  }

  async function importRecords({ work, education }: PortalHistory): Promise<readonly PortalRecord[]> {
    const records = [...numberRecords('work', work), ...numberRecords('education', education)];
    if (records.length === 0) return [];
    const known = await readKnownBlocks(client);
    let left: readonly PortalRecord[] = records;
    let count = 0;
    const onProgress = (stillLeft: readonly PortalRecord[], soFar: number): void => {
      left = stillLeft;
      count = soFar;
    };
    await importHistory({ client, records, known, report, onProgress, signal: gone.signal });
    if (hasLeft() || count === 0) return left;
    refreshBlocks(client);
    onImported(count);
    return left;
  }

  function start(): void {
    run().catch((cause: unknown) => {
      if (hasLeft()) return;
      report('The portal’s records could not be imported', cause);
      set('failed');
    });
  }

  session.onChange?.(() => gone.abort());
  start();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      if (state !== 'failed') return;
      set('running');
      start();
    },
  };
}

/** @throws TypeError for anything but the two lists: a page without types may return something else. */
function readHistory(answer: unknown): PortalHistory {
  const { work, education } = isRecord(answer) ? answer : {};
  if (!Array.isArray(work) || !Array.isArray(education))
    throw new TypeError('getHistory must return { work, education }, two lists of records.');
  return { work, education };
}

/**
 * Returns what changes if any record changes, so that an unchanged history is not sent to the API on every visit.
 * Undefined where the page is not served securely, and nothing is remembered.
 */
async function digestOf(history: PortalHistory): Promise<string | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify([history.work, history.education]));
  const digest = await subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function rememberImport(imported: StoredValue<string>, digest: string | undefined): void {
  if (digest === undefined) imported.remove();
  else imported.set(digest);
}
