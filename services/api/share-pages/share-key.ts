import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ShareRow } from '../../platform/database/schema/index.ts';
import { pathOfShare } from '../../domain/shares/share-path.ts';

const cookieName = 'tessera_share';

type Locked = Pick<ShareRow, 'address' | 'passwordHash'>;

/**
 * Creates the proof that a visitor has typed the password. It derives from the stored hash alone, and changes with it.
 */
const keyOf = ({ address, passwordHash }: Locked): string =>
  createHmac('sha256', passwordHash ?? '')
    .update(address)
    .digest('base64url');

/** Returns `Set-Cookie` for a browser in which the password was typed: for this link only, until the browser closes. */
export function keyCookie(share: Locked & Pick<ShareRow, 'letterId'>, isSecure: boolean): string {
  return `${cookieName}=${keyOf(share)}; Path=${pathOfShare(share)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function keysInRequest({ headers }: FastifyRequest): readonly string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => (pair.startsWith(`${cookieName}=`) ? pair.slice(cookieName.length + 1) : []));
}

/** Whether the visitor may see the page. */
export function mayOpen(share: Locked, request: FastifyRequest): boolean {
  if (share.passwordHash === null) return true;
  const expectedKey = Buffer.from(keyOf(share));
  return keysInRequest(request).some((key) => {
    const actualKey = Buffer.from(key);
    return actualKey.length === expectedKey.length && timingSafeEqual(actualKey, expectedKey);
  });
}
