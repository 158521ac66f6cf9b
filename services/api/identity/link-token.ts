import { createHash, randomBytes } from 'node:crypto';

const tokenShape = /^[\w-]{43}$/;

/** Creates a token: thirty-two random bytes as base64url, which a link carries in its fragment. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. It has too many possibilities for a slow hash to matter. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a text has the shape of a token. It does not say whether the token is valid. */
export const isToken = (text: string): boolean => tokenShape.test(text);

/**
 * Returns the address of a page that takes a token. The token is in the fragment, which browsers send to no server and in
 * no Referer.
 */
export const linkWith = (page: string, token: string): string => `${page}#token=${token}`;
