import { anywhere, fetchPublic, type Guard, publicInternet } from '../../platform/public-fetch/fetch-public.ts';
import { ProviderError } from './provider-problem.ts';

/** Limits of one request, in milliseconds and bytes. The largest documents of known providers have 20 KB. */
const limits = { timeoutMs: 5_000, maxBytes: 256 * 1024 } as const;

/** Fetches the JSON text at an address of an OpenID provider. Rejects with a `ProviderError` on failure. */
export type FetchProviderJson = (address: string) => Promise<string>;

const providerClient =
  (guard: Guard): FetchProviderJson =>
  async (address) => {
    const answer = await fetchPublic(address, { guard, ...limits, accept: 'application/json', isWanted: /\bjson\b/i });
    if (answer.ok === 'unchanged') throw new ProviderError('unreachable', address);
    if (!answer.ok) throw new ProviderError(answer.problem, address, answer);
    // A redirect may lead to a different party, so it is refused.
    if (answer.url !== new URL(address).href) throw new ProviderError('moved', address);
    return answer.text;
  };

/** For providers named in this machine's settings, which may be inside its network. */
export const fetchFromAnyProvider = providerClient(anywhere);

/** For registered providers, whose addresses must not lead into our network (docs/adr/0023). */
export const fetchFromPublicProvider = providerClient({ ...publicInternet, isAllowedPort: () => true });
