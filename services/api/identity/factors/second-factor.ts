import { createHash } from 'node:crypto';
import type { IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import { createExponentialBackoff, type ExponentialBackoffSettings } from '../limits/exponential-backoff.ts';
import { type AuthenticatorCare, consumeAuthenticatorCode, hasAuthenticator } from './authenticator.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import type { RetryAfter } from '../limits/retry-after.ts';

/** Why a sign-in with the right password does not continue. */
export type SecondFactorRefusal = 'code_required' | 'wrong_code' | 'code_used' | 'factor_lost';

export interface SecondFactorOptions extends AuthenticatorCare {
  /** Called when a recovery code has replaced a code of the app. */
  readonly onRecoveryCode: (account: IdentityAccount, language: string) => Promise<void>;
}

const second = 1000;
const minute = 60 * second;

/**
 * The limit of wrong codes for one account from all networks. Only a person who knows the password can enter codes, so
 * this locks out nobody whose password is secret.
 */
export const wrongCodes: ExponentialBackoffSettings = {
  free: 10,
  firstDelay: 30 * second,
  maxDelay: 15 * minute,
  forgetAfter: 24 * 60 * minute,
};

/** Returns undefined when the account may sign in: it asks for no code, or the code is right. */
export type CheckSecondFactor = (
  account: IdentityAccount,
  code: string | undefined,
  language: string,
) => Promise<SecondFactorRefusal | RetryAfter | undefined>;

/** Creates the check between the right password and the sign-in. It takes a code of the app or a recovery code. */
export function createSecondFactor(options: SecondFactorOptions): CheckSecondFactor {
  const { database, onRecoveryCode } = options;
  const limit = createExponentialBackoff(database, wrongCodes);
  return async (account, code, language) => {
    if (!(await hasAuthenticator(database, account.id))) return undefined;
    if (code === undefined || code.trim() === '') return 'code_required';
    const key = createHash('sha256').update(`code\n${account.id}`).digest('base64url');
    const wait = await limit.begin(key);
    if (wait > 0) return { error: 'too_many_attempts', retryAfter: Math.ceil(wait / second) };
    const refusal = await consumeAuthenticatorCode(options, account.id, code);
    const isRecoveryCode = refusal !== undefined && (await consumeRecoveryCode(database, account.id, code));
    if (refusal !== undefined && !isRecoveryCode) return refusal === 'not_offered' ? 'code_required' : refusal;
    await limit.forget(key);
    if (isRecoveryCode) await onRecoveryCode(account, language);
    return undefined;
  };
}
