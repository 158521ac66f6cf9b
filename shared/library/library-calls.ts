import { dataOf, keepPlace, type ApolloClient, type TypedDocumentNode } from '@shared/graphql';
import type { DeletedDocument, Library, LibraryDocument } from './library.ts';

/** The API requests of a document kind; aliases give the results of all kinds the same field names. */
export interface LibraryRequests<Content> {
  /** The query of the page, which is fetched again after each change. */
  readonly list: TypedDocumentNode<unknown, Record<string, never>>;
  /** `renamed` is a `VersionConflict` when `version` is no longer current. */
  readonly rename: TypedDocumentNode<
    { readonly documents: { readonly renamed: { readonly __typename: string } } },
    { id: string; version: number; title: string }
  >;
  readonly copy: TypedDocumentNode<{ readonly original: { readonly document: Content } }, { id: string }>;
  readonly create: TypedDocumentNode<unknown, { input: { title: string; document: Content } }>;
  readonly remove: TypedDocumentNode<unknown, { ids: string[] }>;
  readonly restore: TypedDocumentNode<unknown, { ids: string[] }>;
  readonly deleted: TypedDocumentNode<{ readonly deleted: readonly DeletedDocument[] }, Record<string, never>>;
}

type LibraryCalls = Pick<
  Library<LibraryDocument>,
  'rename' | 'duplicate' | 'remove' | 'restore' | 'readDeleted' | 'refresh'
>;

/** The part of a library that calls the API. A missing document must not lead away from the page. */
export function libraryCalls<Content>(client: ApolloClient, requests: LibraryRequests<Content>): LibraryCalls {
  const context = keepPlace;
  const refresh = (): Promise<unknown> => client.refetchQueries({ include: [requests.list] });
  return {
    refresh,
    async rename({ id, version }, title) {
      const answer = await client.mutate({ mutation: requests.rename, variables: { id, version, title }, context });
      return dataOf(answer).documents.renamed.__typename === 'VersionConflict' ? 'conflict' : 'renamed';
    },
    async duplicate({ id }, title) {
      const asked = { query: requests.copy, variables: { id }, fetchPolicy: 'network-only', context } as const;
      const { document } = dataOf(await client.query(asked)).original;
      await client.mutate({ mutation: requests.create, variables: { input: { title, document } } });
      await refresh();
    },
    async remove(ids) {
      await client.mutate({ mutation: requests.remove, variables: { ids: [...ids] }, context });
      await refresh().catch(() => undefined);
    },
    async restore(ids) {
      await client.mutate({ mutation: requests.restore, variables: { ids: [...ids] }, context });
      await refresh();
    },
    async readDeleted() {
      return dataOf(await client.query({ query: requests.deleted, fetchPolicy: 'network-only' })).deleted;
    },
  };
}
