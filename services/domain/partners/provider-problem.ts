import type { FetchProblem } from '../../platform/public-fetch/fetch-public.ts';

/** Why a provider could not be used. */
export type ProviderFault =
  | FetchProblem
  /** The request was redirected. */
  | 'moved'
  /** The answer has an unexpected form. */
  | 'unreadable'
  /** The document belongs to another issuer. */
  | 'otherIssuer'
  /** The document names an address at which its keys must not be. */
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
