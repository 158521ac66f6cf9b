import type { JWK } from 'jose';
import { array, object, string } from 'yup';
import { type IssuerEndpoint, issuerEndpointOf, discoverKeys } from './discovered-keys.ts';
import { type ProviderProblem, ProviderError } from './provider-problem.ts';

/** The result of checking what a partner's provider publishes for the verification of tokens. */
export type ProviderCheck =
  | { readonly ok: true; readonly keys: number }
  | {
      readonly ok: false;
      readonly problem: ProviderProblem | 'noKeys' | 'noUsableKey';
      /** The address at which the problem was found. */
      readonly address: string;
    };

const keySetShape = object({ keys: array(object({ kty: string().required() })).required() });

/** Lists the algorithms with which a key may sign, according to its declaration or else its type. */
function algorithmsOf({ alg, kty, crv, use }: JWK): readonly string[] {
  if (use !== undefined && use !== 'sig') return [];
  if (alg !== undefined) return [alg];
  if (kty === 'RSA') return ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
  if (kty === 'OKP') return crv === 'Ed25519' ? ['EdDSA', 'Ed25519'] : [];
  const curves: Readonly<Record<string, string>> = { 'P-256': 'ES256', 'P-384': 'ES384', 'P-521': 'ES512' };
  return kty === 'EC' ? [curves[crv ?? ''] ?? ''] : [];
}

function readKeys(text: string, address: string): readonly JWK[] {
  try {
    return keySetShape.validateSync(JSON.parse(text)).keys;
  } catch {
    throw new ProviderError('unreadable', address);
  }
}

/**
 * Checks whether a provider publishes keys that can verify its tokens, with the same requests that the services send. A
 * problem of the provider is part of the result.
 */
export async function checkProvider(
  partner: IssuerEndpoint & { readonly algorithms: readonly string[] },
): Promise<ProviderCheck> {
  const ask = issuerEndpointOf(partner);
  try {
    const address = await discoverKeys(partner, ask);
    const keys = readKeys(await ask(address.href), address.href);
    const usable = keys.filter((key) => algorithmsOf(key).some((each) => partner.algorithms.includes(each)));
    if (usable.length > 0) return { ok: true, keys: usable.length };
    return { ok: false, problem: keys.length === 0 ? 'noKeys' : 'noUsableKey', address: address.href };
  } catch (error) {
    if (error instanceof ProviderError) return { ok: false, problem: error.problem, address: error.address };
    throw error;
  }
}
