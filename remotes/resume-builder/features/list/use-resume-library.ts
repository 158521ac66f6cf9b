import { resumeLimits } from '@shared/documents';
import { keepPlace, useApolloClient, type ApolloClient } from '@shared/graphql';
import type { Library } from '@shared/library';
import { useMemo } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { restoreResume } from '../common/api/restore-resume.ts';
import { paths } from '../common/paths.ts';
import { deleteResume } from './api/delete-resume.ts';
import { listDeletedResumes } from './api/deleted-resumes.ts';
import { getResumeToCopy } from './api/get-resume-to-copy.ts';
import { listResumes, type ResumeSummary } from './api/list-resumes.ts';
import { renameResume } from './api/rename-resume.ts';

const fixed = {
  pictures: 'resumes',
  sortKey: 'tessera.resume-builder.sort',
  longestTitle: resumeLimits.line,
  deletedForDays: resumeLimits.deletedForDays,
  pathOf: paths.edit,
} as const;

/** An answer without errors: those are thrown. */
function dataOf<Data>({ data }: { readonly data?: Data | undefined }): Data {
  if (data === undefined) throw new Error('The gateway answered without data.');
  return data;
}

function resumeLibrary(client: ApolloClient): Library<ResumeSummary> {
  const refresh = () => client.refetchQueries({ include: [listResumes] });
  return {
    ...fixed,
    refresh,
    async rename({ id, version }, title) {
      const answer = await client.mutate({
        mutation: renameResume,
        variables: { id, version, title },
        context: keepPlace,
      });
      return dataOf(answer).resume.renameResume.__typename === 'Resume' ? 'renamed' : 'conflict';
    },
    async duplicate({ id }, title) {
      const options = { variables: { id }, fetchPolicy: 'network-only', context: keepPlace } as const;
      const { document } = dataOf(await client.query({ query: getResumeToCopy, ...options })).resume;
      await client.mutate({ mutation: createResume, variables: { input: { title, document } } });
      await refresh();
    },
    async remove(ids) {
      try {
        for (const id of ids) await client.mutate({ mutation: deleteResume, variables: { id }, context: keepPlace });
      } finally {
        await refresh().catch(() => undefined);
      }
    },
    async restore(ids) {
      for (const id of ids) await client.mutate({ mutation: restoreResume, variables: { id }, context: keepPlace });
      await refresh();
    },
    async readDeleted() {
      const options = { fetchPolicy: 'network-only' } as const;
      return dataOf(await client.query({ query: listDeletedResumes, ...options })).deletedResumes;
    },
  };
}

/** What the library does with résumés. */
export function useResumeLibrary(): Library<ResumeSummary> {
  const client = useApolloClient();
  return useMemo(() => resumeLibrary(client), [client]);
}
