import type { FailedReading, FetchProblem } from '../../platform/public-fetch/fetch-public.ts';

/** Why a provider could not be used. */
export type ProviderProblem =
  | FetchProblem
  /** The request was redirected. */
  | 'moved'
  /** The answer has an unexpected form. */
  | 'unreadable'
  /** The document belongs to another issuer. */
  | 'otherIssuer'
  /** The document names an address at which its keys must not be. */
  | 'leadsAstray';

export class ProviderError extends Error {
  readonly problem: ProviderProblem;
  readonly address: string;
  /** The code of the system or of TLS, when there was no connection. It is logged with the message. */
  readonly code: string | undefined;
  /** The reasons are what the operator has to know besides, such as about the proxy. */
  constructor(
    problem: ProviderProblem,
    address: string,
    { code, proxyProblem }: Pick<FailedReading, 'code' | 'proxyProblem'> = {},
  ) {
    const reason = proxyProblem ?? code;
    super(`${address}: ${problem}${reason === undefined ? '' : ` (${reason})`}`);
    this.name = 'ProviderError';
    this.problem = problem;
    this.address = address;
    this.code = code;
  }
}
