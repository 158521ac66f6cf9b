import { keepPlace, useApolloClient, useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { restoreResume } from '../common/api/restore-resume.ts';
import { deleteResume } from './api/delete-resume.ts';
import { listResumes, type ResumeSummary } from './api/list-resumes.ts';

export interface Deletion {
  /** The résumé that is being deleted. */
  readonly busyId: string | undefined;
  /** Resolves to whether it is gone. */
  remove(resume: ResumeSummary): Promise<boolean>;
}

/** Brings a deleted résumé back into the list. Rejects where that fails. */
export function useRestoring(): (id: string) => Promise<void> {
  const [restore] = useMutation(restoreResume, { context: keepPlace });
  return async (id) => {
    await restore({ variables: { id }, refetchQueries: [listResumes], awaitRefetchQueries: true });
  };
}

/** Deletes a résumé at once, since that can be undone: here for a moment, and for weeks from what was deleted last. */
export function useDeletion(): Deletion {
  const { t } = useTranslation();
  const notices = useNotices();
  const client = useApolloClient();
  const restore = useRestoring();
  const [remove] = useMutation(deleteResume, { context: keepPlace });
  const [busyId, setBusyId] = useState<string>();
  const undo = async ({ id, title }: ResumeSummary): Promise<void> => {
    try {
      await restore(id);
      notices.show({ kind: 'success', title: t('delete.undone', { title }) });
    } catch {
      notices.show({
        kind: 'error',
        title: t('delete.undoFailed', { title }),
        description: t('delete.undoFailedHelp'),
      });
    }
  };
  return {
    busyId,
    async remove(resume) {
      setBusyId(resume.id);
      try {
        await remove({ variables: { id: resume.id } });
      } catch {
        notices.show({
          kind: 'error',
          title: t('delete.failed', { title: resume.title }),
          description: t('delete.failedHelp'),
        });
        return false;
      } finally {
        setBusyId(undefined);
      }
      await client.refetchQueries({ include: [listResumes] }).catch(() => undefined);
      notices.show({
        kind: 'success',
        title: t('delete.done', { title: resume.title }),
        action: { label: t('delete.undo'), onClick: () => void undo(resume) },
        duration: 10_000,
      });
      return true;
    },
  };
}
