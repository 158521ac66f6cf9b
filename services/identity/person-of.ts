import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

/** A person as tokens name them. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
}

/** Who is signed in in the browser that sent a request, by the provider's cookie alone; undefined when nobody is. */
export type PersonOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined>;

export const createPersonOf =
  (provider: Provider): PersonOf =>
  async ({ raw }, reply) => {
    if (raw.headers.cookie?.includes(`${provider.cookieName('session')}=`) !== true) return undefined;
    const session = await provider.Session.get(provider.createContext(raw, reply.raw));
    return session.accountId === undefined ? undefined : { issuer: provider.issuer, subject: session.accountId };
  };
