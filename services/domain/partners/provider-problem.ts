import type { FetchProblem } from '../../platform/public-fetch/fetch-public.ts';

/** Why nothing of use comes from a provider. */
export type ProviderFault =
  | FetchProblem
  /** What was asked for is elsewhere. */
  | 'moved'
  /** It is not what it should be. */
  | 'unreadable'
  /** The document is another issuer's. */
  | 'otherIssuer'
  /** The document leads to a place where its keys must not be. */
  | 'leadsAstray';

export class ProviderProblem extends Error {
  readonly fault: ProviderFault;
  readonly address: string;
  constructor(fault: ProviderFault, address: string) {
    super(`${address}: ${fault}`);
    this.name = 'ProviderProblem';
    this.fault = fault;
    this.address = address;
  }
}
