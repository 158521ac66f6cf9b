import type {
  ErrorReport,
  NavigationPort,
  RemoteEnvironment,
  RemoteIntent,
  Session,
  SessionChange,
  TokenRequest,
} from '@shared/contracts';

/** A session whose responses a test can change. It counts its calls. */
export interface FakeSession extends Session {
  readonly asked: TokenRequest['reason'][];
  /** The token that `getToken` returns from now on. */
  token: string | null;
  /** The token it returns after `rejected`; undefined keeps `token`. */
  renewedToken: string | null | undefined;
  change(change: SessionChange): void;
}

/** Returns the session of the person with this subject. */
export function fakeSession(subject = 'ada'): FakeSession {
  const listeners = new Set<(change: SessionChange) => void>();
  const asked: TokenRequest['reason'][] = [];
  return {
    subject,
    asked,
    token: 'token-1',
    renewedToken: undefined,
    async getToken({ reason }) {
      asked.push(reason);
      await Promise.resolve();
      if (reason === 'rejected' && this.renewedToken !== undefined) this.token = this.renewedToken;
      return this.token;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => listeners.forEach((listener) => listener(change)),
  };
}

/** A navigation port with an address bar of its own. */
export interface FakePort extends NavigationPort {
  path: string;
  readonly moves: { readonly path: string; readonly how: 'push' | 'replace' }[];
  readonly listeners: Set<(path: string) => void>;
  /** Simulates the host's back button or links. */
  go(path: string): void;
}

/** Returns a navigation port that starts at `path`. */
export function fakePort(path: string): FakePort {
  const listeners = new Set<(path: string) => void>();
  const port: FakePort = {
    path,
    moves: [],
    listeners,
    navigate(next, how) {
      port.path = next;
      port.moves.push({ path: next, how });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(next) {
      port.path = next;
      listeners.forEach((listener) => listener(next));
    },
  };
  return port;
}

/** A host that records what the remote reports to it. */
export interface FakeHost extends RemoteEnvironment {
  readonly session: FakeSession;
  readonly reports: ErrorReport[];
  readonly intents: RemoteIntent[];
}

let hosts = 0;

/**
 * Returns a host. Unless `changes` say otherwise, each host has another person and another gateway, so that tests share
 * no cache.
 */
export function fakeHost(changes: Partial<RemoteEnvironment> = {}): FakeHost {
  hosts += 1;
  const reports: ErrorReport[] = [];
  const intents: RemoteIntent[] = [];
  return {
    endpoints: { graphql: `http://gateway-${hosts}.test/graphql`, typeset: `http://gateway-${hosts}.test/typeset` },
    locale: { language: 'en', timeZone: 'UTC' },
    onIntent: (intent) => {
      intents.push(intent);
      return true;
    },
    onError: (report) => void reports.push(report),
    reports,
    intents,
    ...changes,
    session: fakeSession(`ada-${hosts}`),
  };
}
