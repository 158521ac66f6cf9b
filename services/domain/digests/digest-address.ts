import type { DigestKind } from './digest-kind.ts';

/** Where a reader confirms or ends the daily message: known to nobody but who got one. */
export const digestAddress = (
  { path }: Pick<DigestKind, 'path'>,
  origin: string,
  accountId: string,
  secret: string,
): string => `${origin}/${path}/${accountId}/${secret}`;
