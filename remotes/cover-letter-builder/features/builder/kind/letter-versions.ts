import type { VersionStore } from '@shared/builder';
import { parseLetterDocument, type LetterDocument } from '@shared/documents';
import { keepPlace } from '@shared/graphql';
import { getVersion, keepVersion, listVersions, nameVersion, restoreVersion } from '../api/letter-versions.ts';

const documentIn = (value: unknown): LetterDocument => {
  const reading = parseLetterDocument(value);
  if (!reading.ok) throw new Error('The version cannot be read.');
  return reading.document;
};

const inPlace = { context: keepPlace };

/** Earlier versions of letters at the gateway. */
export const letterVersions: VersionStore<LetterDocument> = {
  async list(client, id) {
    const { data } = await client.query({
      query: listVersions,
      variables: { id },
      fetchPolicy: 'network-only',
      ...inPlace,
    });
    if (data === undefined) throw new Error('The versions did not arrive.');
    return data.letterVersions;
  },
  async read(client, id) {
    const { data } = await client.query({ query: getVersion, variables: { id }, ...inPlace });
    if (data === undefined) throw new Error('The version did not arrive.');
    const { title, document } = data.letterVersion;
    return { title, document: documentIn(document) };
  },
  keep: (client, id, name) => client.mutate({ mutation: keepVersion, variables: { id, name }, ...inPlace }),
  rename: (client, id, name) => client.mutate({ mutation: nameVersion, variables: { id, name }, ...inPlace }),
  async restore(client, id, version) {
    const { data } = await client.mutate({ mutation: restoreVersion, variables: { id, version }, ...inPlace });
    const restored = data?.letter.restoreLetterVersion;
    if (restored?.__typename !== 'Letter') throw new Error('It was changed somewhere else meanwhile.');
    const { title, document } = restored;
    return { draft: { title, document: documentIn(document) }, version: restored.version };
  },
};
