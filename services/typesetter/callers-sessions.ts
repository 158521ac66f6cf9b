import type { Typesetter, TypesettingSession } from '../../shared/typesetting/typesetter.ts';

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
}

/** Typesetting sessions by their owner. Dropping one costs its owner a full drawing, never more. */
export function createCallersSessions(
  typesetter: Typesetter,
  { idle = 5 * 60_000, perCaller = 6, inAll = 200 }: CallersSessionsOptions = {},
): CallersSessions {
  /** In the order of last use: a session that is used moves to the end. */
  const kept = new Map<string, Kept>();

  const drop = (key: string) => {
    kept.get(key)?.session.close();
    kept.delete(key);
  };
  const sweep = setInterval(() => {
    const oldest = Date.now() - idle;
    for (const [key, { lastUsed }] of kept) if (lastUsed < oldest) drop(key);
  }, idle / 10).unref();

  function makeRoom(owner: string): void {
    const own = [...kept].filter(([, each]) => each.owner === owner);
    const [first] = own.length >= perCaller ? own : kept.size >= inAll ? kept : [];
    if (first) drop(first[0]);
  }

  return {
    of({ issuer, subject }, name) {
      const owner = JSON.stringify([issuer, subject]);
      const key = JSON.stringify([issuer, subject, name]);
      let found = kept.get(key);
      if (!found) {
        makeRoom(owner);
        found = { session: typesetter.open(), owner, lastUsed: 0 };
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
