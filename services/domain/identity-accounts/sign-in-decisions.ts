/**
 * What can be decided about an attempt to sign in, by the way that was tried. These are labels of a metric, which says
 * nothing about who tried.
 */

/** What every way has in common. `let_in`: the person is signed in. */
const always = ['let_in', 'invalid_input'] as const;

export const signInDecisions = {
  login: [
    ...always,
    'wrong_credentials',
    'too_many_attempts',
    'code_required',
    'wrong_code',
    'code_used',
    'factor_lost',
  ],
  passkey: [...always, 'unknown_passkey', 'passkey_refused'],
  register: [...always, 'email_taken', 'weak_password', 'too_many_attempts'],
  anonymous: [...always, 'guests_refused', 'too_many_attempts'],
  partner: [...always, 'unknown_partner', 'partner_token_refused', 'token_used', 'clock_off', 'partner_unreachable'],
  /** The password of a person who is signed in and changes how. */
  settings: ['wrong_credentials', 'too_many_attempts'],
  /** The second half of an operator's sign-in. */
  operator: ['let_in', 'wrong_code', 'code_used', 'factor_lost', 'too_many_attempts', 'expired'],
} as const;

/** The ways to sign in; the first five are the last parts of the paths of an interaction. */
export type SignInWay = 'login' | 'passkey' | 'register' | 'anonymous' | 'partner';

export type SignInDecision = (typeof signInDecisions)[keyof typeof signInDecisions][number];

/** Counts a decision for the metrics. */
export type CountSignIn = (how: keyof typeof signInDecisions, decision: SignInDecision) => void;

/**
 * The decisions that an owner who mistypes and an attacker who guesses share. They are logged as warnings, because an
 * operator should see them without reading every sign-in.
 */
const suspicious: ReadonlySet<SignInDecision> = new Set([
  'wrong_credentials',
  'too_many_attempts',
  'wrong_code',
  'code_used',
  'factor_lost',
  'unknown_passkey',
  'passkey_refused',
]);

export const isSuspicious = (decision: SignInDecision): boolean => suspicious.has(decision);
