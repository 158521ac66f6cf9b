import type { Activity } from '../../domain/activities/activities.ts';
import type { SignInWay } from '../../domain/identity-accounts/sign-in-decisions.ts';

/** How an attempt to sign in ended. */
export type SignInEnd = 'admitted' | 'refused' | 'delayed';

const signIn = { admitted: 'signed_in', refused: 'sign_in_failed', delayed: 'sign_in_delayed' } as const;
const signUp = { admitted: 'sign_up', refused: 'sign_up_refused', delayed: 'sign_up_delayed' } as const;

const activities: Readonly<Record<SignInWay, Readonly<Record<SignInEnd, Activity>>>> = {
  login: signIn,
  partner: signIn,
  passkey: signIn,
  register: signUp,
  anonymous: { ...signUp, admitted: 'guest_signed_in' },
};

/** Returns what is counted about an attempt to sign in. */
export const signInActivity = (way: SignInWay, end: SignInEnd): Activity => activities[way][end];
