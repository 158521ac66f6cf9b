import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../platform/database/open-database.ts';
import type { Partner } from '../../domain/partners/partner.ts';
import { authenticate, register, type IdentityAccount } from '../../domain/identity-accounts/accounts.ts';
import { readInteractionPrompt, isForeign, type Interaction } from './clients/interaction-prompt.ts';
import { registerConsentRoutes } from './clients/consent-routes.ts';
import { parseCredentials } from './credentials.ts';
import { isWeakPassword } from './password-policy.ts';
import { createGuest, findGuest } from './guests/guest-accounts.ts';
import type { GuestLimits } from './guests/guest-limits.ts';
import { replyRetryAfter, type RetryAfter } from './limits/retry-after.ts';
import { createPartnerSignIn, partnerRefusals, type PartnerRefusal } from './partners/partner-sign-in.ts';
import { endProviderSession } from './provider-session.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Why a sign-in or sign-up was refused, as the body `{ "error": code }`. */
export type InteractionError =
  'wrong_credentials' | 'email_taken' | 'weak_password' | 'guests_refused' | 'invalid_input' | PartnerRefusal;

const statusOf: Readonly<Record<InteractionError, number>> = {
  wrong_credentials: 401,
  email_taken: 409,
  weak_password: 422,
  guests_refused: 403,
  invalid_input: 400,
  ...partnerRefusals,
};

export interface InteractionOptions {
  /** Whose customers sign in at the address of a request; all others do with what they have here. */
  readonly partnerAt: (request: FastifyRequest) => Partner | undefined;
  readonly database: Database;
  readonly provider: Provider;
  readonly limits: SignInLimits;
  readonly guestLimits: GuestLimits;
  /** Ids of the other applications that people may enter as guests. */
  readonly guestClients: ReadonlySet<string>;
}

type Outcome = IdentityAccount | InteractionError | RetryAfter;
/** An outcome as the log may have it: whoever is let in is named by the id alone, whoever is not is nobody. */
function decisionOf(outcome: Outcome): { readonly decision: string; readonly account?: string } {
  if (typeof outcome === 'string') return { decision: outcome };
  return 'error' in outcome ? { decision: outcome.error } : { decision: 'let_in', account: outcome.id };
}

type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

/** The interaction of the request's cookie, or undefined when it is gone or belongs to another page. */
async function interactionOf(provider: Provider, request: InteractionRequest, reply: FastifyReply) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

const acceptsJson = (request: FastifyRequest): boolean => request.headers.accept?.includes('application/json') ?? false;

const expired = async (reply: FastifyReply): Promise<FastifyReply> =>
  reply.code(410).send({ error: 'interaction_expired' });

/**
 * Signing in and up as an API for the shell's page: `GET /interaction/:uid` tells what is asked for, `POST …/login` and
 * its siblings answer `{ resume }`, the address that goes on with the authorization, or `{ error }`.
 */
export function registerInteractions(
  app: FastifyInstance,
  { database, provider, limits, guestLimits, guestClients, partnerAt }: InteractionOptions,
): void {
  const takesGuests = ({ params }: Interaction): boolean => guestClients.has(String(params['client_id']));

  app.get('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    // A browser that another client has sent here comes to the same page, which also says when it comes too late.
    if (!acceptsJson(request)) {
      return reply.redirect(`/login?interaction=${encodeURIComponent(request.params.uid)}`, 303);
    }
    if (!interaction) return expired(reply);
    return readInteractionPrompt({ database, provider, takesGuests: takesGuests(interaction) }, interaction);
  });
  registerConsentRoutes(app, { provider, interactionOf: (request, reply) => interactionOf(provider, request, reply) });

  const offer = (
    path: string,
    amr: string,
    decide: (request: InteractionRequest, interaction: Interaction) => Promise<Outcome>,
  ): void => {
    app.post(`/interaction/:uid/${path}`, async (request: InteractionRequest, reply) => {
      const interaction = await interactionOf(provider, request, reply);
      if (!interaction) return expired(reply);
      const outcome = await decide(request, interaction);
      request.log.info({ how: path, ...decisionOf(outcome) }, 'A sign-in attempt was decided');
      if (typeof outcome === 'string') return reply.code(statusOf[outcome]).send({ error: outcome });
      if ('error' in outcome) return replyRetryAfter(reply, outcome);

      // Somebody else is signed in in this browser: their session ends before this one begins. The interaction forgets
      // it too, or the provider would refuse to go on under a changed session.
      if (interaction.session && interaction.session.accountId !== outcome.id) {
        await endProviderSession(provider, await provider.Session.findByUid(interaction.session.uid));
        interaction.session = undefined;
        await interaction.persist();
      }
      const resume = await provider.interactionResult(
        request.raw,
        reply.raw,
        { login: { accountId: outcome.id, amr: [amr] } },
        { mergeWithLastSubmission: false },
      );
      return { resume };
    });
  };

  offer('login', 'pwd', async ({ body, ip: place }) => {
    const credentials = parseCredentials(body);
    if (!credentials) return 'invalid_input';
    const attempt = { email: credentials.email, place };
    const retryAfter = await limits.begin(attempt);
    if (retryAfter > 0) return { error: 'too_many_attempts', retryAfter };
    const account = await authenticate(database, credentials.email, credentials.password);
    if (!account) return 'wrong_credentials';
    await limits.succeeded(attempt);
    return account;
  });

  offer('register', 'pwd', async ({ body, ip: place }) => {
    const credentials = parseCredentials(body);
    if (!credentials) return 'invalid_input';
    if (isWeakPassword(credentials.password, credentials.email)) return 'weak_password';
    const retryAfter = await limits.beginSignUp(place);
    if (retryAfter > 0) return { error: 'too_many_attempts', retryAfter };
    return (await register(database, credentials.email, credentials.password)) ?? 'email_taken';
  });

  // Whoever is a guest here already, but has lost the tokens, is that guest again and finds the work that was made.
  offer('anonymous', 'anonymous', async ({ ip: place }, interaction) => {
    // Another application must know what to do with people who have no address (clients/client.ts).
    if (isForeign(interaction) && !takesGuests(interaction)) return 'guests_refused';
    const known = interaction.session && (await findGuest(database, interaction.session.accountId));
    if (known) return known;
    const retryAfter = await guestLimits.beginGuest(place);
    return retryAfter > 0 ? { error: 'too_many_attempts', retryAfter } : createGuest(database);
  });

  const signInFromPartner = createPartnerSignIn(database);
  offer('partner', 'fed', (request) => signInFromPartner(partnerAt(request), request.body, request.log));
}
