import { dataOf, keepPlace, type TypedDocumentNode } from '@shared/graphql';
import type { ListedVersion, VersionStore } from '../document-kind.ts';

interface TitledDocument {
  readonly title: string;
  readonly document: unknown;
}

/** The requests of a document kind for its versions; aliases give the results of all kinds the same field names. */
export interface VersionRequests {
  readonly list: TypedDocumentNode<{ readonly versions: readonly ListedVersion[] }, { id: string }>;
  readonly read: TypedDocumentNode<{ readonly earlier: TitledDocument }, { id: string }>;
  readonly keep: TypedDocumentNode<unknown, { id: string; name: string }>;
  readonly rename: TypedDocumentNode<unknown, { id: string; name: string }>;
  /** `restored` is a `VersionConflict`, without a document, when `version` is no longer current. */
  readonly restore: TypedDocumentNode<
    {
      readonly documents: {
        readonly restored: { readonly __typename: string } & Partial<TitledDocument & { readonly version: number }>;
      };
    },
    { id: string; version: number }
  >;
}

const context = keepPlace;

/**
 * Returns a `VersionStore` that calls the API. `parse` returns undefined for a value that is not a document of the
 * kind.
 */
export function versionCalls<Document>(
  requests: VersionRequests,
  parse: (value: unknown) => Document | undefined,
): VersionStore<Document> {
  const documentIn = (value: unknown): Document => {
    const document = parse(value);
    if (document === undefined) throw new Error('The version cannot be read.');
    return document;
  };
  return {
    async list(client, id) {
      const asked = { query: requests.list, variables: { id }, fetchPolicy: 'network-only', context } as const;
      return dataOf(await client.query(asked)).versions;
    },
    async read(client, id) {
      const { title, document } = dataOf(
        await client.query({ query: requests.read, variables: { id }, context }),
      ).earlier;
      return { title, document: documentIn(document) };
    },
    keep: (client, id, name) => client.mutate({ mutation: requests.keep, variables: { id, name }, context }),
    rename: (client, id, name) => client.mutate({ mutation: requests.rename, variables: { id, name }, context }),
    async restore(client, id, given) {
      const answer = await client.mutate({ mutation: requests.restore, variables: { id, version: given }, context });
      const { title, document, version } = dataOf(answer).documents.restored;
      if (title === undefined || version === undefined) throw new Error('It was changed somewhere else meanwhile.');
      return { draft: { title, document: documentIn(document) }, version };
    },
  };
}
