import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { CustomerDirectory } from '../customers/directory.ts';
import { signInPage, type SignInForm } from '../pages/sign-in.ts';
import { isOwnForm } from '../security.ts';
import { providerPath } from './provider.ts';

export interface ProviderRoutes {
  readonly provider: Provider;
  readonly customers: CustomerDirectory;
  readonly show: (reply: FastifyReply, markup: string) => FastifyReply;
}

type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

/** Finds the interaction of the request's cookie. Returns undefined if it has expired. */
async function interactionOf(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Serves the login page of the portal's OpenID provider, and the provider itself. */
export async function registerProvider(app: FastifyInstance, { provider, customers, show }: ProviderRoutes) {
  const showForm = (reply: FastifyReply, uid: string, form: Omit<SignInForm, 'action'>): FastifyReply =>
    show(reply, signInPage({ ...form, action: `${providerPath}/interaction/${uid}` }));

  app.get(`${providerPath}/interaction/:uid`, async (request: InteractionRequest, reply) => {
    if (!(await interactionOf(provider, request, reply))) return reply.redirect('/sign-in', 303);
    return showForm(reply, request.params.uid, { email: '', problem: undefined });
  });

  app.post(`${providerPath}/interaction/:uid`, async (request: InteractionRequest, reply) => {
    if (!isOwnForm(request)) return reply.code(403).send();
    if (!(await interactionOf(provider, request, reply))) return reply.redirect('/sign-in', 303);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const email = (fields.get('email') ?? '').trim();
    const password = fields.get('password') ?? '';
    const { uid } = request.params;
    if (email === '' || password === '') return showForm(reply.code(400), uid, { email, problem: 'missing' });
    const customer = customers.signIn(email, password);
    if (!customer) return showForm(reply.code(401), uid, { email, problem: 'wrong-credentials' });
    const resume = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: customer.id } });
    return reply.redirect(resume, 303);
  });

  const handle = provider.callback();
  await app.register((rest, _options, done) => {
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, next) => next(null));
    rest.all(`${providerPath}/*`, (request, reply) => {
      reply.hijack();
      const { raw } = request;
      const original = raw.url ?? '/';
      Object.assign(raw, { originalUrl: original, url: original.slice(providerPath.length) });
      void handle(raw, reply.raw);
    });
    done();
  });
}
