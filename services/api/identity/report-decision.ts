import type { Reports } from '../../platform/telemetry/log.ts';
import {
  type CountSignIn,
  isSuspicious,
  type SignInDecision,
  type signInDecisions,
} from '../../domain/identity-accounts/sign-in-decisions.ts';

export interface DecisionReporters {
  readonly log: Pick<Reports, 'info' | 'warn'>;
  readonly countSignIn: CountSignIn;
}

/** What was decided about one attempt to sign in. */
export interface Decision {
  readonly how: keyof typeof signInDecisions;
  readonly decision: SignInDecision;
  /** The ID of the account at the identity provider that was let in or tried; undefined if the address has none. */
  readonly account: string | undefined;
}

/**
 * Counts and logs a decision. Wrong passwords and codes are warnings that name the account by its ID at the identity
 * provider (the `subject` of the gateway's account), so that an operator sees which account is tried; the metric says
 * nothing about who it was.
 */
export function reportDecision({ log, countSignIn }: DecisionReporters, { how, decision, account }: Decision): void {
  countSignIn(how, decision);
  log[isSuspicious(decision) ? 'warn' : 'info']({ how, decision, identity: account }, 'A sign-in attempt was decided');
}
