import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { paragraphsKind } from '../common/block-kind.ts';
import { useDraftContext } from '../common/drafts/use-draft-context.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { getParagraphEvent } from './api/get-paragraph-event.ts';
import { ParagraphForm } from './paragraph-form.tsx';
import { paragraphValuesOf } from './paragraph-values.ts';

/** `/events/cover-letter/edit/:eventId`. */
export function ParagraphEditPage(): ReactNode {
  const { t } = useTranslation();
  const { eventId = '' } = useParams();
  // From the network: an edit that began from an older version would only end in a conflict.
  const { data, error, loading, refetch } = useQuery(getParagraphEvent, {
    variables: { id: eventId },
    fetchPolicy: 'network-only',
    ...useDraftContext(paragraphsKind, eventId),
  });
  return (
    <BlockLoader
      key={eventId}
      edited={eventId}
      kind={paragraphsKind}
      block={data?.paragraphEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <ParagraphForm title={t('paragraphs.editTitle')} block={block} initial={paragraphValuesOf(block)} />}
    </BlockLoader>
  );
}
