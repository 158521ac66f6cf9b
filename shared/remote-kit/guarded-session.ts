import { withTimeout, type Session, type SessionChange, type TokenRequest } from '@shared/contracts';

/** Milliseconds that a page has to return a token; a callback that hangs must not leave a form saving forever. */
const patience = 20_000;

/** Explains to the developer of the host page why its answer is not a token. */
export class SessionFault extends Error {
  override readonly name = 'TesseraSessionFault';
}

/** Returns the `sub` of a JSON Web Token; undefined for anything else, which the API validates. */
function subjectOf(token: string): string | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined;
    return typeof subject === 'string' ? subject : undefined;
  } catch {
    return undefined;
  }
}

/** One guard for each session of a page: two remotes that share a session share the calls in flight. */
const guarded = new WeakMap<Session, Session>();

function guard(session: Session): Session {
  const underWay = new Map<TokenRequest['reason'], Promise<string | null>>();
  const listeners = new Set<(change: SessionChange) => void>();

  async function ask(reason: TokenRequest['reason']): Promise<string | null> {
    const limit = new AbortController();
    // A page without types may throw synchronously, or return something other than a promise.
    const answer = Promise.resolve().then(() => session.getToken({ reason, signal: limit.signal }));
    const token: unknown = await withTimeout(patience, answer, limit);
    if (token === null || token === undefined) return null;
    if (typeof token !== 'string') throw new SessionFault('getToken must answer a string or null.');
    const subject = subjectOf(token);
    if (subject !== undefined && subject !== session.subject) {
      for (const listener of [...listeners]) listener('subject-changed');
      throw new SessionFault("getToken answered another user's token: mount again with a session of that user.");
    }
    return token;
  }

  return {
    subject: session.subject,
    getToken({ reason }) {
      const known = underWay.get(reason);
      if (known !== undefined) return known;
      const asked = ask(reason).finally(() => underWay.delete(reason));
      underWay.set(reason, asked);
      return asked;
    },
    onChange(listener) {
      listeners.add(listener);
      const stop = session.onChange?.(listener);
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
  };
}

/**
 * Makes the session of a page that is not ours safe: one call at a time for each reason, a time limit, and never a
 * token of a user other than the one for whom the remote was mounted. In that case, what the previous user saw is
 * hidden.
 */
export function guardedSession(session: Session): Session {
  const known = guarded.get(session);
  if (known !== undefined && known.subject === session.subject) return known;
  const made = guard(session);
  guarded.set(session, made);
  return made;
}
