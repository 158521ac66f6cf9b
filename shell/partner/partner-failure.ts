/** Why a sign-in at a partner's did not come to its end, as far as the browser can tell. */
export type PartnerFailure =
  /** The browser let no window open. */
  | 'popup-blocked'
  /** The person, or the portal, said no. */
  | 'declined'
  /** The portal's provider does not answer. */
  | 'portal-unreachable'
  /** It answers, but not with what a provider must. */
  | 'portal-broken'
  /** Nothing came back for too long. */
  | 'too-slow';

export class PartnerSignInError extends Error {
  readonly failure: PartnerFailure;

  constructor(failure: PartnerFailure, cause?: unknown) {
    super(`The partner sign-in failed: ${failure}.`, { cause });
    this.name = 'PartnerSignInError';
    this.failure = failure;
  }
}
