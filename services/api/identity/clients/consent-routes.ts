import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { object, boolean } from 'yup';
import { sessionIn } from '../provider-session.ts';
import { isForeign, scopesOf, type Interaction } from './interaction-prompt.ts';

type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

export interface ConsentRoutesOptions {
  readonly provider: Provider;
  /** Finds the interaction of a request, or undefined if it has expired or belongs to another browser. */
  readonly interactionOf: (request: InteractionRequest, reply: FastifyReply) => Promise<Interaction | undefined>;
}

const shape = object({ allow: boolean().strict().required() });

/** Records the person's consent to what the client asked for. It ends with the session, or after thirty days. */
async function grantFor(provider: Provider, interaction: Interaction, accountId: string): Promise<string> {
  const existingGrant = interaction.grantId === undefined ? undefined : await provider.Grant.find(interaction.grantId);
  const grant = existingGrant ?? new provider.Grant({ accountId, clientId: String(interaction.params['client_id']) });
  grant.addOIDCScope(scopesOf(interaction).join(' '));
  return grant.save();
}

/**
 * Registers the routes that only interactions of other clients have: `POST /interaction/:uid/consent {allow}` grants or
 * refuses what the client asks for, and `POST …/cancel` returns to it without signing in. Both answer `{ resume }`.
 */
export function registerConsentRoutes(app: FastifyInstance, { provider, interactionOf }: ConsentRoutesOptions): void {
  const replyGone = (reply: FastifyReply): FastifyReply => reply.code(410).send({ error: 'interaction_expired' });

  const refuse = async (request: InteractionRequest, reply: FastifyReply) => {
    const no = { error: 'access_denied', error_description: 'the user denied access' };
    return { resume: await provider.interactionResult(request.raw, reply.raw, no, { mergeWithLastSubmission: false }) };
  };

  app.post('/interaction/:uid/consent', async (request: InteractionRequest, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return replyGone(reply);
    if (!isForeign(interaction) || interaction.prompt.name !== 'consent' || !shape.isValidSync(request.body)) {
      return reply.code(400).send({ error: 'invalid_input' });
    }
    if (!request.body.allow) return refuse(request, reply);
    // If the person has signed out or another has signed in since the question was shown, the answer does not count.
    const session = await sessionIn(provider, request, reply);
    const { accountId } = session;
    if (accountId === undefined || accountId !== interaction.session?.accountId) return replyGone(reply);
    const grantId = await grantFor(provider, interaction, accountId);
    const yes = { consent: { grantId } };
    return { resume: await provider.interactionResult(request.raw, reply.raw, yes, { mergeWithLastSubmission: true }) };
  });

  app.post('/interaction/:uid/cancel', async (request: InteractionRequest, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return replyGone(reply);
    return isForeign(interaction) ? refuse(request, reply) : reply.code(400).send({ error: 'invalid_input' });
  });
}
