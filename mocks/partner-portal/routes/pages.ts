import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../html.ts';
import { adviserNote, noteLimit } from '../pages/adviser-note.ts';
import { homePage } from '../pages/home.ts';
import { page } from '../pages/layout.ts';
import { remotePage } from '../pages/remote-page.ts';
import { remotePages } from '../pages/remote-pages.ts';
import { contentSecurityPolicy, isOwnForm, newNonce } from '../security.ts';
import { sessionIdFrom } from '../session-cookie.ts';
import type { CustomerSession, SessionStore } from '../session-store.ts';
import type { PortalSettings } from '../settings.ts';

export interface PageRoutes {
  readonly settings: PortalSettings;
  readonly sessions: SessionStore;
}

/** Serves the portal's pages. */
export function registerPages(app: FastifyInstance, { settings, sessions }: PageRoutes): void {
  const customerOf = ({ headers }: FastifyRequest): CustomerSession | undefined =>
    sessions.find(sessionIdFrom(headers.cookie));

  const show = (reply: FastifyReply, markup: string, nonce = newNonce()): FastifyReply =>
    reply
      .header('content-security-policy', contentSecurityPolicy(settings, nonce))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(markup);

  const askToSignIn = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.redirect(`/sign-in?next=${encodeURIComponent(request.url)}`, 303);

  app.get('/', (request, reply) => show(reply, homePage(customerOf(request)?.email)));

  for (const content of remotePages) {
    app.get<{ Querystring: { saved?: unknown } }>(content.path, (request, reply) => {
      const session = customerOf(request);
      if (session === undefined) return askToSignIn(request, reply);
      const nonce = newNonce();
      const below = content.hasNote ? adviserNote(session.note, request.query.saved !== undefined) : html``;
      return show(reply, remotePage({ ...content, session, settings, nonce, below }), nonce);
    });
  }

  app.post('/note', (request, reply) => {
    if (!isOwnForm(request)) return reply.code(403).send();
    const session = customerOf(request);
    if (session === undefined) return reply.redirect('/sign-in', 303);
    const text = request.body instanceof URLSearchParams ? request.body.get('note') : null;
    session.note = (text ?? '').slice(0, noteLimit);
    return reply.redirect('/history?saved=1#note', 303);
  });

  app.setNotFoundHandler((request, reply) => {
    const frame = { title: 'Not found', path: request.url, customer: customerOf(request)?.email };
    const content = html`<h1>Page not found</h1>
      <p><a href="/">Go to the home page</a></p>`;
    return show(reply.code(404), page(frame, content));
  });
}
