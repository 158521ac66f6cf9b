const names = { session: 'northgate_session', state: 'northgate_sign_in' } as const;

function cookieFrom(header: string | undefined, cookieName: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === cookieName) return value;
  }
  return undefined;
}

/** Reads the session's id from a `cookie` header. */
export const sessionIdFrom = (header: string | undefined): string | undefined => cookieFrom(header, names.session);

/** Reads the state of the sign-in that this browser has begun. */
export const stateFrom = (header: string | undefined): string | undefined => cookieFrom(header, names.state);

/** Scripts cannot read the cookie, and forms of other sites do not send it. It ends when the browser closes. */
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`;

/** Returns the `Set-Cookie` header that starts a session. */
export const sessionCookie = (id: string): string => cookie(names.session, id);

/** Returns the `Set-Cookie` header that keeps the state of a sign-in. */
export const stateCookie = (state: string): string => cookie(names.state, state);
export const endedStateCookie = `${cookie(names.state, '')}; Max-Age=0`;
export const endedSessionCookie = `${cookie(names.session, '')}; Max-Age=0`;
