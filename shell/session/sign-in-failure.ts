import { InteractionRefused } from './fetch-navigator.ts';
import { PasskeyError } from './passkeys.ts';
import type { SignInFailure, SignInResult } from './session-state.ts';

const failures: Readonly<Record<string, SignInFailure>> = {
  wrong_credentials: 'wrong-credentials',
  // The form validates the format before, so what is still invalid opens no account.
  invalid_input: 'wrong-credentials',
  email_taken: 'email-taken',
  weak_password: 'weak-password',
  too_many_attempts: 'too-many-attempts',
  code_required: 'code-required',
  wrong_code: 'wrong-code',
  code_used: 'code-used',
  factor_lost: 'factor-lost',
  passkey_refused: 'passkey-refused',
  unknown_passkey: 'unknown-passkey',
  partner_token_refused: 'partner-refused',
  unknown_partner: 'partner-refused',
  token_used: 'partner-refused',
  clock_off: 'clock-off',
  partner_unreachable: 'partner-unreachable',
};

/** Converts the provider's refusal, or the error of the request, to a failure of the session. */
function signInFailureOf(error: unknown): SignInFailure {
  if (error instanceof InteractionRefused) return failures[error.code] ?? 'unknown';
  // On signing in, no passkey is created, so that none exists already.
  if (error instanceof PasskeyError)
    return error.failure === 'passkey-cancelled' ? 'passkey-cancelled' : 'passkey-refused';
  const isConnection =
    error instanceof TypeError || (error instanceof Error && /^(Abort|Timeout|ErrorTimeout)/.test(error.name));
  return isConnection ? 'network' : 'unknown';
}

/** Converts an error to the result of a sign-in. */
export function signInRefusalOf(error: unknown): SignInResult {
  const failure = signInFailureOf(error);
  const retryAfter = error instanceof InteractionRefused ? error.retryAfter : undefined;
  return retryAfter === undefined ? { ok: false, failure } : { ok: false, failure, retryAfter };
}
