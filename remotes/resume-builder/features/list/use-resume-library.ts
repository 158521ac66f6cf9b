import { resumeLimits } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { libraryCalls, type Library, type MadeFile } from '@shared/library';
import { useEnvironment } from '@shared/remote-kit';
import { useMemo } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { downloadFormats } from '../common/files/download-formats.ts';
import { paths } from '../common/paths.ts';
import { deleteResumes } from '../library-api/delete-resumes.ts';
import { listDeletedResumes } from '../library-api/deleted-resumes.ts';
import { getResumeToCopy } from '../common/api/get-resume-to-copy.ts';
import { listResumes, type ResumeSummary } from '../library-api/list-resumes.ts';
import { renameResume } from '../library-api/rename-resume.ts';
import { restoreResumes } from '../library-api/restore-resumes.ts';
import type { makeResumeFile as MakeResumeFile } from './make-resume-file.ts';

const requests = {
  list: listResumes,
  rename: renameResume,
  copy: getResumeToCopy,
  create: createResume,
  remove: deleteResumes,
  restore: restoreResumes,
  deleted: listDeletedResumes,
};

/** Loads the code that makes files only when a file is requested. */
const makeFile = async (...wish: Parameters<typeof MakeResumeFile>): Promise<MadeFile> =>
  (await import('./make-resume-file.ts')).makeResumeFile(...wish);

/** Configures the shared document library for résumés. */
export function useResumeLibrary(): Library<ResumeSummary> {
  const client = useApolloClient();
  const { session, endpoints, locale } = useEnvironment();
  return useMemo(
    () => ({
      ...libraryCalls(client, requests),
      pictures: 'resumes',
      sortKey: 'tessera.resume-builder.sort',
      longestTitle: resumeLimits.line,
      deletedForDays: resumeLimits.deletedForDays,
      pathOf: paths.edit,
      files: downloadFormats.map((format) => ({
        format,
        make: ({ id }) => makeFile(client, { session, endpoints, locale }, { id, format }),
      })),
    }),
    [client, session, endpoints, locale],
  );
}
