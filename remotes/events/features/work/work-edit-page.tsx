import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { workKind } from '../common/block-kind.ts';
import { useDraftContext } from '../common/drafts/use-draft-context.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { getWorkEvent } from './api/get-work-event.ts';
import { WorkForm } from './work-form.tsx';
import { workValuesOf } from './work-values.ts';

/** `/events/work/edit/:eventId`. */
export function WorkEditPage(): ReactNode {
  const { t } = useTranslation();
  const { eventId = '' } = useParams();
  // From the network: an edit that began from an older version would only end in a conflict.
  const { data, error, loading, refetch } = useQuery(getWorkEvent, {
    variables: { id: eventId },
    fetchPolicy: 'network-only',
    ...useDraftContext(workKind, eventId),
  });
  return (
    <BlockLoader
      key={eventId}
      edited={eventId}
      kind={workKind}
      block={data?.workEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <WorkForm title={t('work.editTitle')} block={block} initial={workValuesOf(block)} />}
    </BlockLoader>
  );
}
