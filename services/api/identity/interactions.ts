import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import type { RecordActivity } from '../../domain/activities/activities.ts';
import type { Partner } from '../../domain/partners/partner.ts';
import { checkPassword, register, type IdentityAccount } from '../../domain/identity-accounts/accounts.ts';
import type { CountSignIn, SignInWay } from '../../domain/identity-accounts/sign-in-decisions.ts';
import { readInteractionPrompt, isForeign, type Interaction } from './clients/interaction-prompt.ts';
import { registerConsentRoutes } from './clients/consent-routes.ts';
import { parseCredentials, parseSignIn } from './credentials.ts';
import { isWeakPassword } from './password-policy.ts';
import { createGuest, findGuest } from './guests/guest-accounts.ts';
import type { GuestLimits } from './guests/guest-limits.ts';
import { replyRetryAfter, type RetryAfter } from './limits/retry-after.ts';
import { beginPasskeySignIn, finishPasskeySignIn, type PasskeyRefusal } from './factors/passkey-sign-in.ts';
import type { RelyingParty } from './factors/relying-party.ts';
import type { CheckSecondFactor, SecondFactorRefusal } from './factors/second-factor.ts';
import { createPartnerSignIn, partnerDenials, type PartnerDenial } from './partners/partner-sign-in.ts';
import { endProviderSession } from './provider-session.ts';
import { reportDecision } from './report-decision.ts';
import { signInActivity } from './sign-in-activities.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { textsLanguageOf } from '../../platform/i18n/language-of.ts';
import type { SendConfirmation } from './email-confirmation/send-confirmation.ts';

/** The reasons why a sign-in or sign-up was refused, as the body `{ "error": code }`. */
export type InteractionError =
  | 'wrong_credentials'
  | 'email_taken'
  | 'weak_password'
  | 'guests_refused'
  | 'invalid_input'
  | SecondFactorRefusal
  | PasskeyRefusal
  | PartnerDenial;

const statusOf: Readonly<Record<InteractionError, number>> = {
  wrong_credentials: 401,
  email_taken: 409,
  weak_password: 422,
  guests_refused: 403,
  invalid_input: 400,
  code_required: 401,
  wrong_code: 401,
  code_used: 401,
  factor_lost: 409,
  unknown_passkey: 401,
  passkey_refused: 401,
  ...partnerDenials,
};

export interface InteractionOptions {
  /**
   * Returns the partner whose customers sign in at the address of a request. Everyone else signs in with an account of
   * this provider.
   */
  readonly partnerAt: (request: FastifyRequest) => Partner | undefined;
  readonly database: Database;
  readonly provider: Provider;
  readonly limits: SignInLimits;
  readonly guestLimits: GuestLimits;
  /** The ids of the other applications that accept guests. */
  readonly guestClients: ReadonlySet<string>;
  /** Without it, addresses are not confirmed. */
  readonly sendConfirmation: SendConfirmation | undefined;
  readonly recordActivity: RecordActivity;
  readonly countSignIn: CountSignIn;
  /** What is asked for after the right password. */
  readonly checkSecondFactor: CheckSecondFactor;
  /** Where passkeys belong. */
  readonly relyingParty: RelyingParty;
}

/** A refusal after the address or the password has named an account, which only the log says. */
interface AccountRefused {
  readonly refusal: InteractionError | RetryAfter;
  readonly accountId: string | undefined;
}

type InteractionResult = IdentityAccount | InteractionError | RetryAfter | AccountRefused;

type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

/** Finds the interaction of the request's cookie. Returns undefined if it has expired or belongs to another page. */
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

const replyExpired = async (reply: FastifyReply): Promise<FastifyReply> =>
  reply.code(410).send({ error: 'interaction_expired' });

/**
 * Registers sign-in and sign-up as an API for the shell's page: `GET /interaction/:uid` answers what is requested, and
 * `POST …/login` and its siblings answer `{ resume }`, the address that continues the authorization, or `{ error }`.
 */
export function registerInteractions(app: FastifyInstance, options: InteractionOptions): void {
  const { database, provider, limits, guestLimits, guestClients, partnerAt, sendConfirmation, recordActivity } =
    options;
  const { checkSecondFactor, relyingParty, countSignIn } = options;
  const takesGuests = ({ params }: Interaction): boolean => guestClients.has(String(params['client_id']));

  app.get('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    // A browser that another client has sent here gets the same page, which also explains an expired interaction.
    if (!acceptsJson(request)) {
      return reply.redirect(`/login?interaction=${encodeURIComponent(request.params.uid)}`, 303);
    }
    if (!interaction) return replyExpired(reply);
    return readInteractionPrompt({ database, provider, takesGuests: takesGuests(interaction) }, interaction);
  });
  registerConsentRoutes(app, { provider, interactionOf: (request, reply) => interactionOf(provider, request, reply) });

  const offer = (
    path: SignInWay,
    amr: string,
    decide: (request: InteractionRequest, interaction: Interaction) => Promise<InteractionResult>,
  ): void => {
    app.post(`/interaction/:uid/${path}`, async (request: InteractionRequest, reply) => {
      const interaction = await interactionOf(provider, request, reply);
      if (!interaction) return replyExpired(reply);
      const result = await decide(request, interaction);
      const { refusal: outcome, accountId } =
        typeof result === 'object' && 'refusal' in result ? result : { refusal: result, accountId: undefined };
      const decision = typeof outcome === 'string' ? outcome : 'error' in outcome ? outcome.error : 'let_in';
      const account = typeof outcome === 'object' && 'id' in outcome ? outcome.id : accountId;
      reportDecision({ log: request.log, countSignIn }, { how: path, decision, account });
      if (typeof outcome === 'string') {
        recordActivity(signInActivity(path, 'refused'));
        return reply.code(statusOf[outcome]).send({ error: outcome });
      }
      if ('error' in outcome) {
        recordActivity(signInActivity(path, 'delayed'));
        return replyRetryAfter(reply, outcome);
      }
      recordActivity(signInActivity(path, 'admitted'));

      // Another person is signed in in this browser, so their session ends before this one begins. The interaction must
      // forget it as well, or the provider would refuse to continue under a changed session.
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

  offer('login', 'pwd', async ({ body, ip, headers }) => {
    const credentials = parseSignIn(body);
    if (!credentials) return 'invalid_input';
    const attempt = { email: credentials.email, ip };
    const retryAfter = await limits.begin(attempt);
    if (retryAfter > 0) return { error: 'too_many_attempts', retryAfter };
    const { isRight, account } = await checkPassword(database, credentials.email, credentials.password);
    if (!isRight) return { refusal: 'wrong_credentials', accountId: account?.id };
    // Until the code is right, the attempt counts as a failure: a known password must not make the count start again.
    const refusal = await checkSecondFactor(account, credentials.code, textsLanguageOf(headers));
    if (refusal === 'code_required') await limits.passwordWasRight(attempt);
    if (refusal) return { refusal, accountId: account.id };
    await limits.succeeded(attempt);
    return account;
  });

  app.post('/interaction/:uid/passkey-options', async (request: InteractionRequest, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    return interaction ? beginPasskeySignIn(database, relyingParty, interaction.uid) : replyExpired(reply);
  });
  offer('passkey', 'hwk', ({ body }, { uid }) => finishPasskeySignIn(database, relyingParty, uid, body));

  offer('register', 'pwd', async ({ body, ip, headers, log }) => {
    const credentials = parseCredentials(body);
    if (!credentials) return 'invalid_input';
    if (isWeakPassword(credentials.password, credentials.email)) return 'weak_password';
    const retryAfter = await limits.beginSignUp(ip);
    if (retryAfter > 0) return { error: 'too_many_attempts', retryAfter };
    const account = await register(database, credentials.email, credentials.password);
    if (!account) return 'email_taken';
    const { id: accountId, email } = account;
    // The account exists even if this fails, and the person can ask for another link.
    if (email !== null)
      await sendConfirmation?.({ accountId, email, language: textsLanguageOf(headers) }).catch((error: unknown) =>
        log.error(error, 'The email of a sign-up could not be stored'),
      );
    return account;
  });

  // A guest who has lost the tokens becomes the same guest again and finds their work.
  offer('anonymous', 'anonymous', async ({ ip }, interaction) => {
    // Another application must be able to handle people without an email address (clients/client.ts).
    if (isForeign(interaction) && !takesGuests(interaction)) return 'guests_refused';
    const guest = interaction.session && (await findGuest(database, interaction.session.accountId));
    if (guest) return guest;
    const retryAfter = await guestLimits.beginGuest(ip);
    return retryAfter > 0 ? { error: 'too_many_attempts', retryAfter } : createGuest(database);
  });

  const signInFromPartner = createPartnerSignIn(database);
  offer('partner', 'fed', (request) => signInFromPartner(partnerAt(request), request.body, request.log));
}
