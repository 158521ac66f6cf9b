import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { educationKind } from '../common/block-kind.ts';
import { useDraftContext } from '../common/drafts/use-draft-context.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { getEduEvent } from './api/get-edu-event.ts';
import { EduForm } from './edu-form.tsx';
import { eduValuesOf } from './edu-values.ts';

/** `/events/edu/edit/:eventId`. */
export function EduEditPage(): ReactNode {
  const { t } = useTranslation();
  const { eventId = '' } = useParams();
  // From the network: an edit that began from an older version would only end in a conflict.
  const { data, error, loading, refetch } = useQuery(getEduEvent, {
    variables: { id: eventId },
    fetchPolicy: 'network-only',
    ...useDraftContext(educationKind, eventId),
  });
  return (
    <BlockLoader
      key={eventId}
      edited={eventId}
      kind={educationKind}
      block={data?.eduEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <EduForm title={t('education.editTitle')} block={block} initial={eduValuesOf(block)} />}
    </BlockLoader>
  );
}
