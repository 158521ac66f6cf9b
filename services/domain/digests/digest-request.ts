/** A user's request for daily emails to an address that is not confirmed yet. */
export interface DigestRequest {
  /** The content of the emails: jobs that are due, or new results of saved searches. */
  readonly kind: 'jobs' | 'searches';
  readonly accountId: string;
  readonly email: string;
  /** The secret in the link with which the reader confirms. */
  readonly secret: string;
  /** The issuer with which the user signs in. */
  readonly issuer: string;
  /** The reader's language (BCP 47). */
  readonly language: string;
}
