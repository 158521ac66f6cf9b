import { within, type Session, type SessionChange, type TokenRequest } from '@shared/contracts';

/** Milliseconds that a page has for a token; a callback that hangs must not leave a form saving for ever. */
const patience = 20_000;

/** Why a page's answer is no token, for whoever wrote the page. */
export class SessionFault extends Error {
  override readonly name = 'TesseraSessionFault';
}

/** The `sub` of a JSON Web Token; undefined for anything else, which the gateway judges. */
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

/** One for each session of a page: two remotes that share a session share what is asked under way. */
const guarded = new WeakMap<Session, Session>();

function guard(session: Session): Session {
  const underWay = new Map<TokenRequest['reason'], Promise<string | null>>();
  const listeners = new Set<(change: SessionChange) => void>();

  async function ask(reason: TokenRequest['reason']): Promise<string | null> {
    const limit = new AbortController();
    // A page without types may throw at once, or answer something else than a promise.
    const answer = Promise.resolve().then(() => session.getToken({ reason, signal: limit.signal }));
    const token: unknown = await within(patience, answer, limit);
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
 * The session of a page that is not ours, made safe: one question at a time for each reason, an answer within a time, and
 * never a token of somebody else than the remote was mounted for. What the last one saw is hidden then.
 */
export function guardedSession(session: Session): Session {
  const known = guarded.get(session);
  if (known !== undefined && known.subject === session.subject) return known;
  const made = guard(session);
  guarded.set(session, made);
  return made;
}
