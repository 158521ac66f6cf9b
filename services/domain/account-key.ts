/** The two claims of a token that name a user and so their account (docs/adr/0002). */
export interface AccountKey {
  readonly issuer: string;
  readonly subject: string;
}
