import type { VersionStore } from '@shared/builder';
import { parseResumeDocument, type ResumeDocument } from '@shared/documents';
import { keepPlace } from '@shared/graphql';
import { getVersion, keepVersion, listVersions, nameVersion, restoreVersion } from '../api/resume-versions.ts';

const documentIn = (value: unknown): ResumeDocument => {
  const reading = parseResumeDocument(value);
  if (!reading.ok) throw new Error('The version cannot be read.');
  return reading.document;
};

const inPlace = { context: keepPlace };

/** Earlier versions of résumés at the gateway. */
export const resumeVersions: VersionStore<ResumeDocument> = {
  async list(client, id) {
    const { data } = await client.query({
      query: listVersions,
      variables: { id },
      fetchPolicy: 'network-only',
      ...inPlace,
    });
    if (data === undefined) throw new Error('The versions did not arrive.');
    return data.resumeVersions;
  },
  async read(client, id) {
    const { data } = await client.query({ query: getVersion, variables: { id }, ...inPlace });
    if (data === undefined) throw new Error('The version did not arrive.');
    const { title, document } = data.resumeVersion;
    return { title, document: documentIn(document) };
  },
  keep: (client, id, name) => client.mutate({ mutation: keepVersion, variables: { id, name }, ...inPlace }),
  rename: (client, id, name) => client.mutate({ mutation: nameVersion, variables: { id, name }, ...inPlace }),
  async restore(client, id, version) {
    const { data } = await client.mutate({ mutation: restoreVersion, variables: { id, version }, ...inPlace });
    const restored = data?.resume.restoreResumeVersion;
    if (restored?.__typename !== 'Resume') throw new Error('It was changed somewhere else meanwhile.');
    const { title, document } = restored;
    return { draft: { title, document: documentIn(document) }, version: restored.version };
  },
};
