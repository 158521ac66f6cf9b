const cookieName = 'northgate_session';

/** The session's id out of a `cookie` header. */
export function sessionIdFrom(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === cookieName) return value;
  }
  return undefined;
}

/** Out of reach of scripts, and not sent along by other sites' forms. Ends with the browser. */
export const sessionCookie = (id: string): string => `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax`;

export const endedSessionCookie = `${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
