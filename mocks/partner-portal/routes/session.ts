import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IdentityClient } from '../identity/identity-client.ts';
import { PageTokens } from '../page-session.ts';
import { signInFailedPage } from '../pages/sign-in.ts';
import { PendingSignIns } from '../pending-sign-ins.ts';
import { callbackPath } from '../provider/provider.ts';
import { isOwnForm } from '../security.ts';
import {
  endedSessionCookie,
  endedStateCookie,
  sessionCookie,
  sessionIdFrom,
  stateCookie,
  stateFrom,
} from '../session-cookie.ts';
import type { SessionStore } from '../session-store.ts';
import type { EnsureAccount } from '../tessera-account.ts';
import type { CustomerDirectory } from '../customers/directory.ts';

export interface SessionRoutes {
  readonly identity: IdentityClient;
  readonly ensureAccount: EnsureAccount;
  readonly sessions: SessionStore;
  readonly customers: CustomerDirectory;
  readonly show: (reply: FastifyReply, markup: string) => FastifyReply;
}

/** Returns a path on this site to continue at. `//elsewhere` and absolute addresses are refused. */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/[^/\\]/.test(next)) return '/history';
  return next;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Serves the portal's sign-in, the token and the customer's records for its pages, and the sign-out. */
export function registerSession(
  app: FastifyInstance,
  { identity, ensureAccount, sessions, customers, show }: SessionRoutes,
): void {
  const pageTokens = new PageTokens(identity);
  const pending = new PendingSignIns();

  app.get<{ Querystring: { next?: unknown } }>('/sign-in', async (request, reply) => {
    const next = ownPath(request.query.next);
    if (sessions.find(sessionIdFrom(request.headers.cookie)) !== undefined) return reply.redirect(next, 303);
    const { secrets } = pending.begin(next);
    const address = await identity.authorizationAddress(secrets);
    if (address === undefined) return show(reply.code(503), signInFailedPage());
    return reply.header('set-cookie', stateCookie(secrets.state)).redirect(address, 303);
  });

  app.get<{ Querystring: { code?: unknown; state?: unknown } }>(callbackPath, async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer');
    const { code, state } = { code: textOf(request.query.code), state: textOf(request.query.state) };
    const pendingSignIn = state === stateFrom(request.headers.cookie) ? pending.take(state) : undefined;
    if (pendingSignIn === undefined || code === undefined) return show(reply.code(400), signInFailedPage());
    const outcome = await identity.redeem(code, pendingSignIn.secrets);
    if (!outcome.ok) return show(reply.code(outcome.failure === 'refused' ? 400 : 503), signInFailedPage());
    const { tokens } = outcome;
    if (!(await ensureAccount(tokens.idToken))) {
      await identity.revoke(tokens);
      return show(reply.code(503), signInFailedPage());
    }
    const session = sessions.create(tokens.email, tokens);
    return reply.header('set-cookie', [sessionCookie(session.id), endedStateCookie]).redirect(pendingSignIn.next, 303);
  });

  app.post('/session/sign-out', async (request, reply) => {
    if (!isOwnForm(request)) return reply.code(403).send();
    const session = sessions.find(sessionIdFrom(request.headers.cookie));
    if (session !== undefined) {
      sessions.remove(session.id);
      await identity.revoke(session.tokens);
    }
    return reply.header('set-cookie', endedSessionCookie).redirect('/', 303);
  });

  app.get('/session/history', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = sessions.find(sessionIdFrom(request.headers.cookie));
    if (session === undefined) return reply.code(401).send({ error: 'signed-out' });
    const customer = customers.byId(session.tokens.subject);
    if (customer?.api === 'failing') return reply.code(500).send({ error: 'database_gone' });
    return reply.send(customer?.history ?? { work: [], education: [] });
  });

  app.get<{ Querystring: { reason?: unknown } }>('/session/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = sessions.find(sessionIdFrom(request.headers.cookie));
    if (session === undefined) return reply.code(401).send({ error: 'signed-out' });
    const outcome = await pageTokens.tokenFor(session, request.query.reason === 'rejected');
    if (outcome.ok) return reply.send(outcome.token);
    if (outcome.failure === 'signed-out') sessions.remove(session.id);
    return reply.code(outcome.failure === 'signed-out' ? 401 : 503).send({ error: outcome.failure });
  });
}
