import { resumeLimits } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { libraryCalls, type Library } from '@shared/library';
import { useMemo } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { restoreResume } from '../common/api/restore-resume.ts';
import { paths } from '../common/paths.ts';
import { deleteResume } from './api/delete-resume.ts';
import { listDeletedResumes } from './api/deleted-resumes.ts';
import { getResumeToCopy } from './api/get-resume-to-copy.ts';
import { listResumes, type ResumeSummary } from './api/list-resumes.ts';
import { renameResume } from './api/rename-resume.ts';

const requests = {
  list: listResumes,
  rename: renameResume,
  copy: getResumeToCopy,
  create: createResume,
  remove: deleteResume,
  restore: restoreResume,
  deleted: listDeletedResumes,
};

/** The library of résumés. */
export function useResumeLibrary(): Library<ResumeSummary> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      ...libraryCalls(client, requests),
      pictures: 'resumes',
      sortKey: 'tessera.resume-builder.sort',
      longestTitle: resumeLimits.line,
      deletedForDays: resumeLimits.deletedForDays,
      pathOf: paths.edit,
    }),
    [client],
  );
}
