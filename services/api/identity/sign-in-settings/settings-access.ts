import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { RecordActivity } from '../../../domain/activities/activities.ts';
import type { CountSignIn } from '../../../domain/identity-accounts/sign-in-decisions.ts';
import type { Database } from '../../../platform/database/database.ts';
import { verifyPassword } from '../../../platform/passwords/passwords.ts';
import { type AccountInSession, accountInSession } from '../account-in-session.ts';
import { replyRetryAfter, type RetryAfter } from '../limits/retry-after.ts';
import { reportDecision } from '../report-decision.ts';
import type { SignInLimits } from '../sign-in-limits.ts';

/** The reasons why a change was refused, as the body `{ "error": code }`. */
const statusOf = {
  no_session: 401,
  wrong_credentials: 403,
  weak_password: 422,
  same_email: 409,
  invalid_input: 400,
  too_many_passkeys: 409,
  passkey_refused: 422,
  passkey_exists: 409,
  unknown_passkey: 404,
  already_set_up: 409,
  not_offered: 409,
  wrong_code: 422,
  code_used: 422,
  factor_lost: 503,
} as const;

export type SettingsError = keyof typeof statusOf;

export type SettingsRefusal = SettingsError | RetryAfter;

export interface SettingsAccessOptions {
  readonly database: Database;
  readonly provider: Provider;
  readonly signInLimits: SignInLimits;
  readonly recordActivity: RecordActivity;
  readonly countSignIn: CountSignIn;
}

/** Who may change how a person signs in. */
export interface SettingsAccess {
  /** Reads the account of the session cookie, or undefined for a person who has no settings to change. */
  readonly accountOf: (request: FastifyRequest, reply: FastifyReply) => Promise<AccountInSession | undefined>;
  /** Checks the password of the account that makes a change. Counts wrong ones like those of a sign-in. */
  readonly checkPassword: (
    request: FastifyRequest,
    account: AccountInSession,
    password: string,
  ) => Promise<SettingsRefusal | undefined>;
  readonly refuse: (reply: FastifyReply, refusal: SettingsRefusal) => FastifyReply;
}

/** Creates what the routes of the settings share. */
export function createSettingsAccess(options: SettingsAccessOptions): SettingsAccess {
  const { database, provider, signInLimits, recordActivity, countSignIn } = options;
  return {
    accountOf: (request, reply) => accountInSession(database, provider, request, reply),
    async checkPassword({ ip, log }, { id: account, email, passwordHash }, password) {
      const attempt = { email: email ?? '', ip };
      const retryAfter = await signInLimits.begin(attempt);
      if (retryAfter > 0) {
        recordActivity('sign_in_delayed');
        reportDecision({ log, countSignIn }, { how: 'settings', decision: 'too_many_attempts', account });
        return { error: 'too_many_attempts', retryAfter };
      }
      if (!(await verifyPassword(password, passwordHash))) {
        recordActivity('sign_in_failed');
        reportDecision({ log, countSignIn }, { how: 'settings', decision: 'wrong_credentials', account });
        return 'wrong_credentials';
      }
      await signInLimits.succeeded(attempt);
      return undefined;
    },
    refuse: (reply, refusal) =>
      typeof refusal === 'string'
        ? reply.code(statusOf[refusal]).send({ error: refusal })
        : replyRetryAfter(reply, refusal),
  };
}
