const names = { session: 'northgate_session', state: 'northgate_sign_in' } as const;

function cookieFrom(header: string | undefined, wanted: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === wanted) return value;
  }
  return undefined;
}

/** The session's id out of a `cookie` header. */
export const sessionIdFrom = (header: string | undefined): string | undefined => cookieFrom(header, names.session);

/** The state of the sign-in that this browser has begun. */
export const stateFrom = (header: string | undefined): string | undefined => cookieFrom(header, names.state);

/** Out of reach of scripts, and not sent along by other sites' forms. Ends with the browser. */
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`;

export const sessionCookie = (id: string): string => cookie(names.session, id);
export const stateCookie = (state: string): string => cookie(names.state, state);
export const endedStateCookie = `${cookie(names.state, '')}; Max-Age=0`;
export const endedSessionCookie = `${cookie(names.session, '')}; Max-Age=0`;
