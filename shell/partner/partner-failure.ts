/** Why a sign-in at a partner did not complete, as far as the browser can tell. */
export type PartnerFailure =
  /** The browser blocked the window. */
  | 'popup-blocked'
  /** The user or the portal declined. */
  | 'declined'
  /** The portal's provider does not answer. */
  | 'portal-unreachable'
  /** The portal's provider sends an invalid answer. */
  | 'portal-broken'
  /** No answer arrived in time. */
  | 'too-slow';

export class PartnerSignInError extends Error {
  readonly failure: PartnerFailure;

  constructor(failure: PartnerFailure, cause?: unknown) {
    super(`The partner sign-in failed: ${failure}.`, { cause });
    this.name = 'PartnerSignInError';
    this.failure = failure;
  }
}
