import { keepPlace, useApolloClient, useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { listResumes, type ResumeSummary } from './api/list-resumes.ts';
import { renameResume } from './api/rename-resume.ts';

/** Gives a résumé another title, if it still is as the list shows it. Resolves to whether it has it now. */
export function useRenaming(): (resume: ResumeSummary, title: string) => Promise<boolean> {
  const { t } = useTranslation();
  const notices = useNotices();
  const client = useApolloClient();
  const [rename] = useMutation(renameResume, { context: keepPlace });
  return async ({ id, version }, title) => {
    try {
      const { data } = await rename({ variables: { id, version, title } });
      if (data?.resume.renameResume.__typename === 'Resume') return true;
      await client.refetchQueries({ include: [listResumes] });
      notices.show({ kind: 'warning', title: t('rename.conflict'), description: t('rename.conflictHelp') });
    } catch {
      notices.show({ kind: 'error', title: t('rename.failed'), description: t('rename.failedHelp') });
    }
    return false;
  };
}
