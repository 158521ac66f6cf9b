import { keepPlace, useApolloClient, useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { createResume } from '../common/api/create-resume.ts';
import { getResumeToCopy } from './api/get-resume-to-copy.ts';
import { listResumes, type ResumeSummary } from './api/list-resumes.ts';

export interface Duplication {
  /** The résumé that is being copied. */
  readonly busyId: string | undefined;
  duplicate(resume: ResumeSummary): Promise<void>;
}

/** Copies a résumé as it is on the server, under a title that says so. */
export function useDuplication(): Duplication {
  const { t } = useTranslation();
  const notices = useNotices();
  const client = useApolloClient();
  const [create] = useMutation(createResume);
  const [busyId, setBusyId] = useState<string>();
  const duplicate = async (resume: ResumeSummary): Promise<void> => {
    setBusyId(resume.id);
    try {
      const { data } = await client.query({
        query: getResumeToCopy,
        variables: { id: resume.id },
        fetchPolicy: 'network-only',
        context: keepPlace,
      });
      if (data === undefined) throw new Error('The résumé to copy did not arrive.');
      const input = { title: t('list.copyTitle', { title: resume.title }), document: data.resume.document };
      await create({ variables: { input }, refetchQueries: [listResumes], awaitRefetchQueries: true });
      notices.show({ kind: 'success', title: t('list.copied', { title: resume.title }) });
    } catch {
      notices.show({
        kind: 'error',
        title: t('list.copyFailed', { title: resume.title }),
        action: { label: t('tryAgain'), onClick: () => void duplicate(resume) },
      });
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, duplicate };
}
