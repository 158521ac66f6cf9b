/** A person asked for daily emails, to an address that is not confirmed yet. */
export interface DigestRequest {
  /** What the messages tell: what is due, or what saved searches have found. */
  readonly kind: 'jobs' | 'searches';
  readonly accountId: string;
  readonly email: string;
  /** Of the link by which the reader confirms it. */
  readonly secret: string;
  /** With whom the person signs in. */
  readonly issuer: string;
  /** In which they read. */
  readonly language: string;
}
