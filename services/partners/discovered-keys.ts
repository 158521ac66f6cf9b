import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { object, string } from 'yup';

const timeout = 5_000;
/** Milliseconds for which a provider that could not be asked is not asked again: its fault must not become a queue here. */
const pause = 5_000;

const discoveryShape = object({ issuer: string().strict().required(), jwks_uri: string().strict().required() });

/** A provider on the internet must not lead us into the local network by its document. */
const mayLeadTo = (issuer: URL, target: URL): boolean =>
  target.protocol === 'https:' || (issuer.protocol === 'http:' && target.hostname === issuer.hostname);

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const document = await discoveryShape.validate(await response.json());
  // OpenID Connect Discovery 1.0 §4.3: to the letter, or somebody speaks for another one.
  if (document.issuer !== issuer) throw new Error(`${address} is of ${document.issuer}.`);
  const keys = new URL(document.jwks_uri);
  if (!mayLeadTo(new URL(issuer), keys)) throw new Error(`${address} leads to ${keys.href} for its keys.`);
  return createRemoteJWKSet(keys, { timeoutDuration: timeout });
}

/**
 * The keys of an OpenID provider, found by its discovery document when the first token comes. Rejects when they cannot be
 * had, which says nothing about the token.
 */
export function discoveredKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    if (found === undefined) {
      const attempt = discover(issuer);
      found = attempt;
      attempt.catch(() => setTimeout(() => (found = undefined), pause).unref());
    }
    const keys = await found;
    return keys(header, token);
  };
}
