import { fetchPublic, type Guard, publicInternet } from '../../platform/public-fetch/fetch-public.ts';
import { ProviderProblem } from './provider-problem.ts';

/** Milliseconds for one question, and bytes of an answer: the largest documents that are known have 20 KB. */
const limits = { within: 5_000, largest: 256 * 1024 } as const;

/** Gets the JSON text at an address of an OpenID provider. Rejects with a `ProviderProblem` when it cannot be had. */
export type AskProvider = (address: string) => Promise<string>;

const asking =
  (guard: Guard): AskProvider =>
  async (address) => {
    const answer = await fetchPublic(address, { guard, ...limits, accept: 'application/json', isWanted: /\bjson\b/i });
    if (answer.ok === 'unchanged') throw new ProviderProblem('unreachable', address);
    if (!answer.ok) throw new ProviderProblem(answer.problem, address);
    // Who answers elsewhere may be somebody else.
    if (answer.url !== new URL(address).href) throw new ProviderProblem('moved', address);
    return answer.text;
  };

/** For providers that this machine's settings name: they may be inside of its network. */
export const askAnywhere = asking({ ...publicInternet, isAllowedAddress: () => true, isAllowedPort: () => true });

/** For providers that people have registered: what they name must not lead into our network (docs/adr/0023). */
export const askInPublic = asking({ ...publicInternet, isAllowedPort: () => true });
