import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Customer } from '../customers/customers.ts';
import type { CustomerDirectory } from '../customers/directory.ts';
import { tesseraOrigins, type PortalSettings } from '../settings.ts';

/** The milliseconds that a slow answer takes. */
const slowness = 4_000;

export interface ApiRoutes {
  readonly provider: Provider;
  readonly customers: CustomerDirectory;
  readonly settings: Pick<PortalSettings, 'siteOrigin'>;
}

type ApiRequest = FastifyRequest<{ Querystring: { customer_id?: unknown } }>;

/** The portal's REST API (product.md §7). The holder of an access token gets the data of that customer only. */
export async function registerApi(app: FastifyInstance, { provider, customers, settings }: ApiRoutes): Promise<void> {
  const holderOf = async ({ headers }: FastifyRequest): Promise<Customer | undefined> => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const found = token === undefined ? undefined : await provider.AccessToken.find(token);
    return found?.accountId === undefined ? undefined : customers.byId(found.accountId);
  };

  const answer = async (
    request: ApiRequest,
    reply: FastifyReply,
    subject: 'holder' | 'named',
    body: (customer: Customer) => unknown,
  ): Promise<unknown> => {
    const customer = await holderOf(request);
    if (!customer) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' });
    if (subject === 'named' && request.query.customer_id !== customer.id)
      return reply.code(403).send({ error: 'not_your_record' });
    if (customer.api === 'failing') return reply.code(500).send({ error: 'database_gone' });
    if (customer.api === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
    return reply.header('cache-control', 'no-store').send(body(customer));
  };

  await app.register(
    async (api) => {
      await api.register(cors, {
        origin: [...tesseraOrigins(settings)],
        methods: ['GET'],
        allowedHeaders: ['authorization', 'accept'],
        credentials: false,
      });
      api.get('/oidc/user-info', (request: ApiRequest, reply) =>
        answer(request, reply, 'holder', ({ id, firstName, lastName, email }) => ({
          sub: id,
          given_name: firstName,
          family_name: lastName,
          email,
        })),
      );
      api.get('/work-experiences', (request: ApiRequest, reply) =>
        answer(request, reply, 'named', ({ history }) => ({ data: history.work })),
      );
      api.get('/educational-experiences', (request: ApiRequest, reply) =>
        answer(request, reply, 'named', ({ history }) => ({ data: history.education })),
      );
    },
    { prefix: '/api' },
  );
}
