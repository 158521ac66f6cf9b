import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { jsonOf, textField } from './json.ts';

/** The provider's endpoints, from its discovery document. */
export interface Provider {
  readonly issuer: string;
  readonly authorization: string;
  readonly token: string;
  /** Missing when the provider cannot revoke tokens. */
  readonly revocation: string | undefined;
  readonly keys: JWTVerifyGetKey;
}

/**
 * Reads the provider's discovery document (OpenID Connect Discovery 1.0 §4). Throws when it is missing or incomplete.
 */
export async function discover(issuer: string): Promise<Provider> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const document = await jsonOf(await fetch(address, { signal: AbortSignal.timeout(5_000) }));
  const requireField = (key: string): string => {
    const value = textField(document, key);
    if (value === undefined) throw new Error(`${address} has no ${key}`);
    return value;
  };
  return {
    issuer: requireField('issuer'),
    authorization: requireField('authorization_endpoint'),
    token: requireField('token_endpoint'),
    revocation: textField(document, 'revocation_endpoint'),
    keys: createRemoteJWKSet(new URL(requireField('jwks_uri'))),
  };
}
