import { wasTooSlow } from '../../../shared/typesetting/engine/supervised-worker.ts';
import type { Typesetter, TypesettingSession } from '../../../shared/typesetting/typesetter.ts';

/** A user: the issuer of the token and its subject, together unique. */
export interface Caller {
  readonly issuer: string;
  readonly subject: string;
}

export interface CallersSessions {
  /** The caller's session of that name; nobody else's name can reach it. */
  of(caller: Caller, session: string): TypesettingSession;
  /** How many are kept. */
  count(): number;
  close(): void;
}

interface Kept {
  readonly session: TypesettingSession;
  readonly owner: string;
  lastUsed: number;
}

export interface CallersSessionsOptions {
  /** Milliseconds after which an unused session is dropped; its next answer is a full drawing. */
  readonly idle?: number;
  /** Sessions of one caller; the one unused for longest makes room. */
  readonly perCaller?: number;
  /** Sessions of all callers together. */
  readonly inAll?: number;
  /**
   * Opens a session that keeps nobody else waiting, for a caller whose document has taken too long. Their open page asks again
   * and again, and each time everybody would wait for the limit and a new thread. Without it, they go on with the others.
   */
  readonly openApart?: () => TypesettingSession;
  /** Milliseconds for which such a caller is apart. */
  readonly apartFor?: number;
}

/** Milliseconds for which somebody is apart whose document has taken too long. */
export const defaultTimeApart = 10 * 60_000;

/** Typesetting sessions by their owner. Dropping one costs its owner a full drawing, never more. */
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
  /** In the order of last use: a session that is used moves to the end. */
  const kept = new Map<string, Kept>();
  /** Callers who are apart, and until when (`Date.now()`). */
  const apart = new Map<string, number>();

  const drop = (key: string) => {
    kept.get(key)?.session.close();
    kept.delete(key);
  };
  const sweep = setInterval(() => {
    const oldest = Date.now() - idle;
    for (const [key, { lastUsed }] of kept) if (lastUsed < oldest) drop(key);
    for (const [owner, until] of apart) if (until < Date.now()) apart.delete(owner);
  }, idle / 10).unref();

  function makeRoom(owner: string): void {
    const own = [...kept].filter(([, each]) => each.owner === owner);
    const [first] = own.length >= perCaller ? own : kept.size >= inAll ? kept : [];
    if (first) drop(first[0]);
  }

  /** All that the caller has goes on apart; what waits among the others is given up with its session. */
  function setApart(owner: string): void {
    const isNews = !apart.has(owner);
    apart.set(owner, Date.now() + apartFor);
    if (isNews) for (const [key, each] of [...kept]) if (each.owner === owner) drop(key);
  }

  /** A session in which a document that takes too long is noticed. */
  const watched = (owner: string, session: TypesettingSession): TypesettingSession => ({
    typeset: (document, have, signal) =>
      session.typeset(document, have, signal).catch((error: unknown) => {
        if (wasTooSlow(error)) setApart(owner);
        throw error;
      }),
    close: () => session.close(),
  });

  return {
    of({ issuer, subject }, name) {
      const owner = JSON.stringify([issuer, subject]);
      const key = JSON.stringify([issuer, subject, name]);
      let found = kept.get(key);
      if (!found) {
        makeRoom(owner);
        const session = apart.has(owner) ? openApart() : typesetter.open();
        found = { session: watched(owner, session), owner, lastUsed: 0 };
      }
      found.lastUsed = Date.now();
      kept.delete(key);
      kept.set(key, found);
      return found.session;
    },
    count: () => kept.size,
    close() {
      clearInterval(sweep);
      for (const key of [...kept.keys()]) drop(key);
    },
  };
}
