import { ApolloClient, ApolloLink, HttpLink, type InMemoryCache } from '@apollo/client';
import type { Session } from '@shared/contracts';
import { createAuthLink } from './auth-link.ts';
import { createReportLink, type RequestOwner } from './report-link.ts';

export interface ClientOptions {
  /** Absolute address of the gateway (product.md §7). The token goes nowhere else. */
  readonly endpoint: string;
  readonly session: () => Session;
  readonly cache: InMemoryCache;
  readonly owner: RequestOwner;
}

const timeLimitMs = 30_000;

/** `fetch` that gives up: a request without an end leaves a person waiting without a word. */
const fetchWithinLimit: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(timeLimitMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/** A GraphQL client with the bearer token, one renewal, and reporting under its owner's name. */
export function createGraphqlClient({ endpoint, session, cache, owner }: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache,
    link: ApolloLink.from([
      createReportLink(owner),
      createAuthLink({ session, onSignedOut: () => void owner.onIntent?.({ type: 'sign-in' }) }),
      new HttpLink({ uri: endpoint, credentials: 'omit', fetch: fetchWithinLimit }),
    ]),
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
