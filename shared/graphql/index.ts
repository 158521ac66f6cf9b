export { ApolloClient, type ApolloCache, type DocumentNode, type TypedDocumentNode } from '@apollo/client';
export { ApolloProvider, skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
export { announceChange, onChangesElsewhere } from './changes-elsewhere.ts';
export { clientFor } from './client-for.ts';
export { contactInfoOf, profileContactFields, updateContactInfo } from './contact-info.ts';
export { createCache } from './cache.ts';
export { createGraphqlClient, type ClientOptions } from './create-client.ts';
export {
  dataOf,
  isUnauthenticated,
  refusalOf,
  requestFailureOf,
  retryAfterOf,
  type RequestFailure,
} from './failures.ts';
export { graphql, type FragmentOf, type ResultOf, type VariablesOf } from './graphql.ts';
export { meQuery } from './me.ts';
export { prefetch } from './prefetch.ts';
export { keepPlace, type RequestOwner } from './report-link.ts';
export { useFirstPolicy } from './use-first-policy.ts';
export { useFreshData } from './use-fresh-data.ts';
