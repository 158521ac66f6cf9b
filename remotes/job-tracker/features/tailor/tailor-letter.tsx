import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { ErrorNotice, ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { tailorLetter } from './api/tailor.ts';
import { ProposedLetter } from './proposed-letter.tsx';
import type { TailorProps } from './use-tailoring.ts';

/** Proposes paragraphs for a letter to a job. */
export function TailorLetter({ target, tailoring }: TailorProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(tailorLetter, {
    variables: { postingId: target.postingId, jobId: target.jobId },
    fetchPolicy: 'no-cache',
    context: keepPlace,
  });
  if (data !== undefined) {
    return (
      <ProposedLetter proposal={data.tailorLetter} target={target} tailoring={tailoring} onReload={() => refetch()} />
    );
  }
  if (error === undefined || loading) return <ListSkeleton rows={3} />;
  return (
    <ErrorNotice title={t('tailor.proposalFailed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('tailor.proposalFailedHelp')}
    </ErrorNotice>
  );
}
