import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IdentityClient } from '../identity/identity-client.ts';
import { PageTokens } from '../page-session.ts';
import { signInPage, type SignInForm } from '../pages/sign-in.ts';
import { contentSecurityPolicy, isOwnForm, newNonce } from '../security.ts';
import { endedSessionCookie, sessionCookie, sessionIdFrom } from '../session-cookie.ts';
import type { SessionStore } from '../session-store.ts';
import type { PortalSettings } from '../settings.ts';
import type { EnsureAccount } from '../tessera-account.ts';

export interface SessionRoutes {
  readonly settings: PortalSettings;
  readonly identity: IdentityClient;
  readonly ensureAccount: EnsureAccount;
  readonly sessions: SessionStore;
}

/** A path of this site to go on to: `//elsewhere` and whole addresses are not. */
export function ownPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/[^/\\]/.test(next)) return '/history';
  return next;
}

const fieldsOf = (body: unknown): URLSearchParams => (body instanceof URLSearchParams ? body : new URLSearchParams());

export function registerSession(app: FastifyInstance, routes: SessionRoutes): void {
  const { settings, identity, ensureAccount, sessions } = routes;
  const pageTokens = new PageTokens(identity);

  const showSignIn = (reply: FastifyReply, status: number, form: Omit<SignInForm, 'siteOrigin'>): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', contentSecurityPolicy(settings, newNonce()))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(signInPage({ ...form, siteOrigin: settings.siteOrigin }));

  app.get<{ Querystring: { next?: unknown } }>('/sign-in', (request, reply) => {
    const next = ownPath(request.query.next);
    if (sessions.find(sessionIdFrom(request.headers.cookie)) !== undefined) return reply.redirect(next, 303);
    return showSignIn(reply, 200, { next, email: '', problem: undefined });
  });

  app.post('/session/sign-in', async (request, reply) => {
    if (!isOwnForm(request)) return reply.code(403).send();
    const fields = fieldsOf(request.body);
    const next = ownPath(fields.get('next'));
    const email = (fields.get('email') ?? '').trim();
    const password = fields.get('password') ?? '';
    if (email === '' || password === '') return showSignIn(reply, 400, { next, email, problem: 'missing' });
    const outcome = await identity.signIn({ email, password });
    if (!outcome.ok) {
      const status = outcome.failure === 'unavailable' ? 503 : 401;
      return showSignIn(reply, status, { next, email, problem: outcome.failure });
    }
    if (!(await ensureAccount(outcome.tokens.idToken))) {
      await identity.revoke(outcome.tokens);
      return showSignIn(reply, 503, { next, email, problem: 'unavailable' });
    }
    const session = sessions.create(email, outcome.tokens);
    return reply.header('set-cookie', sessionCookie(session.id)).redirect(next, 303);
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

  app.get<{ Querystring: { rejected?: unknown } }>('/session/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = sessions.find(sessionIdFrom(request.headers.cookie));
    if (session === undefined) return reply.code(401).send({ error: 'signed-out' });
    const outcome = await pageTokens.tokenFor(session, request.query.rejected !== undefined);
    if (outcome.ok) return reply.send(outcome.token);
    if (outcome.failure === 'signed-out') sessions.remove(session.id);
    return reply.code(outcome.failure === 'signed-out' ? 401 : 503).send({ error: outcome.failure });
  });
}
