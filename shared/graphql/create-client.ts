import { ApolloClient, ApolloLink, type InMemoryCache } from '@apollo/client';
import type { Session } from '@shared/contracts';
import { createAuthLink } from './auth-link.ts';
import { createAnnouncingLink } from './changes-elsewhere.ts';
import { createHttpLink } from './http-link.ts';
import { createReportLink, type RequestOwner } from './report-link.ts';

export interface ClientOptions {
  /** The absolute URL of the API (product.md §7). The token is sent nowhere else. */
  readonly endpoint: string;
  readonly session: () => Session;
  readonly cache: InMemoryCache;
  readonly owner: RequestOwner;
}

/** Creates a GraphQL client with the bearer token, one renewal, and reporting under its owner's name. */
export function createGraphqlClient({ endpoint, session, cache, owner }: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache,
    link: ApolloLink.from([
      createReportLink(owner),
      createAnnouncingLink(),
      createAuthLink({
        session,
        onSignedOut: () => void owner.onIntent?.({ type: 'sign-in' }),
        onAccepted: () => owner.onAccepted?.(),
      }),
      createHttpLink(endpoint),
    ]),
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
