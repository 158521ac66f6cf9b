import { createHash, randomBytes } from 'node:crypto';

/** What one authorization request keeps to itself until its code comes back. */
export interface AuthorizationSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** `S256` of the verifier (RFC 7636 §4.2). */
  readonly challenge: string;
}

const secret = (): string => randomBytes(32).toString('base64url');

export function createSecrets(): AuthorizationSecrets {
  const verifier = secret();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: secret(), nonce: secret(), verifier, challenge };
}
