import { useTranslation } from '@shared/i18n';
import { Badge, Flex, Span, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PostingCard } from './api/posting-fields.ts';

interface RowMarksProps {
  readonly posting: PostingCard;
  readonly saysSample: boolean;
}

/** Badges in a row that say where on the board its posting is, or that it is closed or a sample. */
export function RowMarks({ posting, saysSample }: RowMarksProps): ReactNode {
  const { t } = useTranslation();
  const { isSample, isClosed, trackedJob } = posting;
  const isMarked = trackedJob !== null || isClosed || (isSample && saysSample);
  if (!isMarked) return null;
  return (
    <Flex gap="1" flexShrink="0">
      {trackedJob !== null && (
        <Badge variant="subtle" colorPalette="secondary" textStyle="sm">
          <VisuallyHidden>{t('posting.track.onBoard', { place: t(`stages.${trackedJob.stage}`) })}</VisuallyHidden>
          <Span aria-hidden>{t(`stages.${trackedJob.stage}`)}</Span>
        </Badge>
      )}
      {isClosed && <ClosedBadge />}
      {isSample && saysSample && <SampleBadge />}
    </Flex>
  );
}

export function ClosedBadge(): ReactNode {
  const { t } = useTranslation();
  return (
    <Badge variant="subtle" colorPalette="warning" textStyle="sm">
      {t('posting.closed')}
    </Badge>
  );
}

export function SampleBadge(): ReactNode {
  const { t } = useTranslation();
  return (
    <Badge variant="outline" colorPalette="gray" textStyle="sm">
      {t('posting.sample')}
    </Badge>
  );
}
