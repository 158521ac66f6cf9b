import { createHash, randomBytes } from 'node:crypto';

/** The secrets of one authorization request, which are kept until its code arrives. */
export interface AuthorizationSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The `S256` hash of the verifier (RFC 7636 §4.2). */
  readonly challenge: string;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** Creates the random state, nonce, and verifier of one authorization request. */
export function createSecrets(): AuthorizationSecrets {
  const verifier = secret();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: secret(), nonce: secret(), verifier, challenge };
}
