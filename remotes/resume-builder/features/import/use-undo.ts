import type { ContactInfo } from '@shared/documents';
import type { ImportPlan } from '@shared/importers';
import { keepPlace, refusalOf, useApolloClient, type ApolloCache } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';
import { paths } from '../common/paths.ts';
import { listResumes } from '../library-api/list-resumes.ts';
import { undoImport } from './api/undo-import.ts';

/**
 * Evicts what an import, or its undo, changes on the server, so that it is fetched again. Without `announce`, only
 * queries that start later fetch it. That keeps a page that is about to be left from asking for deleted data.
 */
export function evictLists(cache: ApolloCache, announce: boolean): void {
  for (const fieldName of ['workEvents', 'eduEvents', 'skillEvents', 'resumes', 'me']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: announce });
  }
}

/** How long the notice stays, in milliseconds: enough to look at what the import created. */
const noticeTime = 12_000;

export interface Imported {
  readonly resumeId: string;
  readonly plan: ImportPlan;
  /** The profile before the import, if the import changed it. */
  readonly profileBefore: ContactInfo | undefined;
}

/** Returns a function that announces a finished import and offers to undo it in one step. */
export function useUndo(): (imported: Imported) => void {
  const { t } = useTranslation();
  const notices = useNotices();
  const client = useApolloClient();
  const navigate = useAppNavigate();

  const undo = async ({ resumeId, plan, profileBefore }: Imported): Promise<void> => {
    const { work, education, skills, contactInfo } = plan;
    const profile = contactInfo && profileBefore ? { before: profileBefore, after: contactInfo } : null;
    try {
      const { data } = await client.mutate({
        mutation: undoImport,
        variables: {
          input: { resumeId, blocks: [...work, ...education, ...skills].map(({ uuid }) => uuid), profile },
        },
        context: keepPlace,
      });
      if (data?.resume.undoImport.__typename !== 'UndoneImport') {
        notices.show({ kind: 'warning', title: t('import.notUndone'), description: t('import.notUndoneHelp') });
        return;
      }
      evictLists(client.cache, false);
      navigate(paths.resumes);
      await client.refetchQueries({ include: [listResumes] });
      notices.show({ kind: 'info', title: t('import.undone') });
    } catch (error) {
      notices.show({
        kind: 'error',
        title: t('import.undoFailed'),
        description: refusalOf(error) ?? t('import.undoFailedHelp'),
        action: { label: t('tryAgain'), onClick: () => void undo({ resumeId, plan, profileBefore }) },
      });
    }
  };

  return (imported) => {
    const { work, education, skills } = imported.plan;
    notices.show({
      kind: 'success',
      title: t('import.done'),
      description: t('import.doneWhat', { count: work.length + education.length + skills.length }),
      action: { label: t('import.undo'), onClick: () => void undo(imported) },
      duration: noticeTime,
    });
  };
}
