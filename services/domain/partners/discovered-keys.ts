import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { object, string } from 'yup';
import { askAnywhere, askInPublic, type AskProvider } from './ask-provider.ts';
import { ProviderProblem } from './provider-problem.ts';

/** Milliseconds for which a provider that could not be asked is not asked again: its fault must not become a queue here. */
export const providerPause = 5_000;

/** Milliseconds after which a provider's keys are asked for anew, though all that come are known: a withdrawn one is good until then. */
export const keysKeptFor = 10 * 60_000;

const discoveryShape = object({ issuer: string().strict().required(), jwks_uri: string().strict().required() });

function readDocument(text: string) {
  try {
    return discoveryShape.validateSync(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A provider on the internet must not lead us into the local network by its document. */
const mayLeadTo = (issuer: URL, target: URL): boolean =>
  target.protocol === 'https:' || (issuer.protocol === 'http:' && target.hostname === issuer.hostname);

/** An issuer, and whether it is asked at public addresses alone. */
export interface IssuerEndpoint {
  readonly issuer: string;
  readonly isPublic?: boolean;
}

export const issuerEndpointOf = ({ isPublic = false }: Pick<IssuerEndpoint, 'isPublic'>): AskProvider =>
  isPublic ? askInPublic : askAnywhere;

/** Where a provider says that its keys are. Rejects with a `ProviderProblem` when its document cannot be had or is not its own. */
export async function discoverKeys({ issuer }: IssuerEndpoint, ask: AskProvider): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document = readDocument(await ask(address));
  const keys = document && URL.parse(document.jwks_uri);
  if (!document || !keys) throw new ProviderProblem('unreadable', address);
  // OpenID Connect Discovery 1.0 §4.3: to the letter, or somebody speaks for another one.
  if (document.issuer !== issuer) throw new ProviderProblem('otherIssuer', address);
  if (!mayLeadTo(new URL(issuer), keys)) throw new ProviderProblem('leadsAstray', address);
  return keys;
}

/**
 * The keys at an address. One that is not known may be one that the provider has only just begun to use: its keys are asked for once more, at
 * once. A round in which that was in vain is followed by a pause, so that nobody makes us ask by inventing keys.
 */
export function followedKeys(address: URL, ask: AskProvider = askAnywhere): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(address, {
    [customFetch]: async (url) => new Response(await ask(url)),
    cooldownDuration: Infinity,
    cacheMaxAge: keysKeptFor,
  });
  let inVainAt = -Infinity;
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - inVainAt < providerPause) throw error;
      await keys.reload();
      return await keys(header, token).catch((again: unknown) => {
        if (again instanceof errors.JWKSNoMatchingKey) inVainAt = performance.now();
        throw again;
      });
    }
  };
}

/**
 * The keys of an OpenID provider, found by its discovery document when the first token comes, and followed when they
 * change. Rejects when they cannot be had, which says nothing about the token.
 */
export function discoveredKeys(provider: IssuerEndpoint): JWTVerifyGetKey {
  const ask = issuerEndpointOf(provider);
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    if (found === undefined) {
      const attempt = discoverKeys(provider, ask).then((address) => followedKeys(address, ask));
      found = attempt;
      attempt.catch(() => setTimeout(() => (found = undefined), providerPause).unref());
    }
    const keys = await found;
    return keys(header, token);
  };
}
