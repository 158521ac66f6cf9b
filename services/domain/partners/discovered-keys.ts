import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { object, string } from 'yup';
import { fetchFromAnyProvider, fetchFromPublicProvider, type FetchProviderJson } from './ask-provider.ts';
import { ProviderError } from './provider-problem.ts';

/**
 * Milliseconds for which a provider that could not be reached is not asked again, so that its failure does not cause a
 * queue here.
 */
export const providerPause = 5_000;

/**
 * Milliseconds after which a provider's keys are read again even if all tokens match known keys. A withdrawn key is
 * accepted until then.
 */
export const keyCacheMs = 10 * 60_000;

const discoveryShape = object({ issuer: string().strict().required(), jwks_uri: string().strict().required() });

function readDocument(text: string) {
  try {
    return discoveryShape.validateSync(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * A provider's document must not lead us into the local network: keys are at an https address or, for a provider with
 * http, on the provider's own host.
 */
const mayLeadTo = (issuer: URL, target: URL): boolean =>
  target.protocol === 'https:' || (issuer.protocol === 'http:' && target.hostname === issuer.hostname);

/** An issuer. With `isPublic`, it is only asked at public addresses. */
export interface IssuerEndpoint {
  readonly issuer: string;
  readonly isPublic?: boolean;
}

/** Returns the client for requests to a provider, restricted to public addresses if required. */
export const issuerEndpointOf = ({ isPublic = false }: Pick<IssuerEndpoint, 'isPublic'>): FetchProviderJson =>
  isPublic ? fetchFromPublicProvider : fetchFromAnyProvider;

/**
 * Finds the address of a provider's keys in its discovery document. Rejects with a `ProviderError` when the document
 * is unavailable or not the provider's own.
 */
export async function discoverKeys({ issuer }: IssuerEndpoint, ask: FetchProviderJson): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document = readDocument(await ask(address));
  const keysAddress = document && URL.parse(document.jwks_uri);
  if (!document || !keysAddress) throw new ProviderError('unreadable', address);
  // The issuer must match exactly (OpenID Connect Discovery 1.0 §4.3), or one provider could speak for another.
  if (document.issuer !== issuer) throw new ProviderError('otherIssuer', address);
  if (!mayLeadTo(new URL(issuer), keysAddress)) throw new ProviderError('leadsAstray', address);
  return keysAddress;
}

/**
 * Returns the keys at an address. An unknown key may be one that the provider has just begun to use, so its keys are
 * read once more, immediately. If that does not help, a pause follows, so that invented key ids cannot cause a request
 * each.
 */
export function remoteKeys(address: URL, ask: FetchProviderJson = fetchFromAnyProvider): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(address, {
    [customFetch]: async (url) => new Response(await ask(url)),
    cooldownDuration: Infinity,
    cacheMaxAge: keyCacheMs,
  });
  let failedAt = -Infinity;
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - failedAt < providerPause) throw error;
      await keys.reload();
      return await keys(header, token).catch((retryError: unknown) => {
        if (retryError instanceof errors.JWKSNoMatchingKey) failedAt = performance.now();
        throw retryError;
      });
    }
  };
}

/**
 * Returns the keys of an OpenID provider. They are found through its discovery document when the first token arrives,
 * and kept up to date. Rejects when they are unavailable, which says nothing about the token.
 */
export function providerKeys(provider: IssuerEndpoint): JWTVerifyGetKey {
  const ask = issuerEndpointOf(provider);
  let keySet: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    if (keySet === undefined) {
      const attempt = discoverKeys(provider, ask).then((address) => remoteKeys(address, ask));
      keySet = attempt;
      attempt.catch(() => setTimeout(() => (keySet = undefined), providerPause).unref());
    }
    const keys = await keySet;
    return keys(header, token);
  };
}
