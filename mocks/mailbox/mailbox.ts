import { readFile } from 'node:fs/promises';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { readMessage, readMessages } from './messages.ts';
import { listPage, messagePage, missingPage } from './pages.ts';
import type { MailboxSettings } from './settings.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/**
 * The policy of a message, which contains its own styles and may load nothing from elsewhere, because that would reveal
 * that it was read.
 */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const send = (reply: FastifyReply, policy: string, markup: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(markup);

/** Makes the links of a message open in a new tab: most sites refuse to be shown in a frame. */
const openingBeside = (html: string): string => html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);

/** Builds the viewer without listening, for tests that call it in process. */
export async function buildMailbox({ folder }: Pick<MailboxSettings, 'folder'>): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  const style = await readFile(new URL('mailbox.css', import.meta.url));
  // A page of another site whose host name resolves to this machine must not read the mail.
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    return ownNames.test(request.host) ? undefined : reply.code(421).send({ error: 'unknown_host' });
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/', async (_request, reply) => send(reply, pagePolicy, listPage(await readMessages(folder))));
  app.get<{ Params: { name: string } }>('/messages/:name', async ({ params }, reply) => {
    const message = await readMessage(folder, params.name);
    return message ? send(reply, pagePolicy, messagePage(message)) : send(reply.code(404), pagePolicy, missingPage());
  });
  app.get<{ Params: { name: string } }>('/messages/:name/html', async ({ params }, reply) => {
    const message = await readMessage(folder, params.name);
    return message
      ? send(reply, messagePolicy, openingBeside(message.html))
      : send(reply.code(404), pagePolicy, missingPage());
  });
  app.setNotFoundHandler((_request, reply) => send(reply.code(404), pagePolicy, missingPage()));
  return app;
}
