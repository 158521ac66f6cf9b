import type { DigestKind } from './digest-kind.ts';

/**
 * Returns the address at which a reader confirms or stops the daily email. It is known only to recipients of a message.
 */
export const digestAddress = (
  { path }: Pick<DigestKind, 'path'>,
  origin: string,
  accountId: string,
  secret: string,
): string => `${origin}/${path}/${accountId}/${secret}`;
