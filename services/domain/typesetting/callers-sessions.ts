import { wasTooSlow } from '../../../shared/typesetting/engine/supervised-worker.ts';
import type { Typesetter, TypesettingSession } from '../../../shared/typesetting/typesetter.ts';
import type { AccountKey } from '../account-key.ts';

export interface CallersSessions {
  /** Returns the caller's session with that name. No other caller can reach it. */
  sessionOf(caller: AccountKey, session: string): TypesettingSession;
  /** Returns the number of open sessions. */
  count(): number;
  close(): void;
}

interface OwnedSession {
  readonly session: TypesettingSession;
  readonly owner: string;
  lastUsed: number;
}

export interface CallersSessionsOptions {
  /** Milliseconds after which an unused session is closed. Its next answer is then a full drawing. */
  readonly idle?: number;
  /** The maximum number of sessions of one caller. The least recently used one is closed to make room. */
  readonly perCaller?: number;
  /** The maximum number of sessions of all callers together. */
  readonly inAll?: number;
  /**
   * Opens a separate session, which delays no other caller, for a caller whose document has taken too long. The
   * caller's open page keeps sending requests, and each one would make all callers wait for the time limit and a new
   * thread. Default: an ordinary session.
   */
  readonly openApart?: () => TypesettingSession;
  /** Milliseconds for which such a caller gets separate sessions. */
  readonly apartFor?: number;
}

/** The default number of milliseconds for which a caller whose document took too long gets separate sessions. */
export const defaultTimeApart = 10 * 60_000;

/** Creates a registry of typesetting sessions by owner. Closing a session only costs its owner a full drawing. */
export function createCallersSessions(
  typesetter: Typesetter,
  {
    idle = 5 * 60_000,
    perCaller = 6,
    inAll = 200,
    openApart = () => typesetter.open(),
    apartFor = defaultTimeApart,
  }: CallersSessionsOptions = {},
): CallersSessions {
  /** Sessions in the order of last use: a session that is used moves to the end. */
  const openSessions = new Map<string, OwnedSession>();
  /** Callers with separate sessions, and until when (`Date.now()`). */
  const apart = new Map<string, number>();

  const drop = (key: string) => {
    openSessions.get(key)?.session.close();
    openSessions.delete(key);
  };
  const sweep = setInterval(() => {
    const oldest = Date.now() - idle;
    for (const [key, { lastUsed }] of openSessions) if (lastUsed < oldest) drop(key);
    for (const [owner, until] of apart) if (until < Date.now()) apart.delete(owner);
  }, idle / 10).unref();

  function makeRoom(owner: string): void {
    const own = [...openSessions].filter(([, each]) => each.owner === owner);
    const [first] = own.length >= perCaller ? own : openSessions.size >= inAll ? openSessions : [];
    if (first) drop(first[0]);
  }

  /** Moves the caller to separate sessions. Its requests waiting among the others are given up with their sessions. */
  function separate(owner: string): void {
    const isFirstTime = !apart.has(owner);
    apart.set(owner, Date.now() + apartFor);
    if (isFirstTime) for (const [key, each] of [...openSessions]) if (each.owner === owner) drop(key);
  }

  /** Wraps a session to detect a document that takes too long. */
  const watchTimeouts = (owner: string, session: TypesettingSession): TypesettingSession => ({
    typeset: (document, have, signal) =>
      session.typeset(document, have, signal).catch((error: unknown) => {
        if (wasTooSlow(error)) separate(owner);
        throw error;
      }),
    close: () => session.close(),
  });

  return {
    sessionOf({ issuer, subject }, name) {
      const owner = JSON.stringify([issuer, subject]);
      const key = JSON.stringify([issuer, subject, name]);
      let ownedSession = openSessions.get(key);
      if (!ownedSession) {
        makeRoom(owner);
        const session = apart.has(owner) ? openApart() : typesetter.open();
        ownedSession = { session: watchTimeouts(owner, session), owner, lastUsed: 0 };
      }
      ownedSession.lastUsed = Date.now();
      openSessions.delete(key);
      openSessions.set(key, ownedSession);
      return ownedSession.session;
    },
    count: () => openSessions.size,
    close() {
      clearInterval(sweep);
      for (const key of [...openSessions.keys()]) drop(key);
    },
  };
}
