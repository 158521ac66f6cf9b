/** Where a reader confirms or ends the daily message: known to nobody but who got one. */
export const digestAddress = (origin: string, accountId: string, secret: string): string =>
  `${origin}/digest/${accountId}/${secret}`;
