import { useMutation } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { deleteResume } from './api/delete-resume.ts';
import type { ResumeSummary } from './api/list-resumes.ts';

export interface Deletion {
  /** The résumé whose deletion is being asked about. */
  readonly asked: ResumeSummary | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
  ask(resume: ResumeSummary): void;
  readonly cancel: () => void;
  confirm(): Promise<void>;
}

/** Deleting a résumé, once the person has said so. */
export function useDeletion(): Deletion {
  const { t } = useTranslation();
  const notices = useNotices();
  const [asked, setAsked] = useState<ResumeSummary>();
  const [failed, setFailed] = useState(false);
  const [remove, { loading }] = useMutation(deleteResume);
  return {
    asked,
    busy: loading,
    failed,
    ask(resume) {
      setFailed(false);
      setAsked(resume);
    },
    cancel: () => setAsked(undefined),
    async confirm() {
      if (asked === undefined) return;
      setFailed(false);
      try {
        await remove({
          variables: { id: asked.id },
          update(cache) {
            const id = cache.identify({ __typename: 'Resume', id: asked.id });
            if (id !== undefined) cache.evict({ id });
            cache.gc();
          },
        });
      } catch {
        setFailed(true);
        return;
      }
      setAsked(undefined);
      notices.show({ kind: 'success', title: t('delete.done', { title: asked.title }) });
    },
  };
}
