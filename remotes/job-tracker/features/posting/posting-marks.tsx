import { useTranslation } from '@shared/i18n';
import { Badge, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PostingCard } from './api/posting-fields.ts';

/** Badges that say that a posting is a sample, closed, or already on the board. */
export function PostingMarks({ posting }: { readonly posting: PostingCard }): ReactNode {
  const { t } = useTranslation();
  const { isSample, isClosed, trackedJob } = posting;
  if (!isSample && !isClosed && trackedJob === null) return null;
  return (
    <Flex gap="1.5" wrap="wrap">
      {trackedJob !== null && (
        <Badge variant="subtle" colorPalette="secondary">
          {t('posting.track.onBoard', { place: t(`stages.${trackedJob.stage}`) })}
        </Badge>
      )}
      {isClosed && (
        <Badge variant="subtle" colorPalette="warning">
          {t('posting.closed')}
        </Badge>
      )}
      {isSample && (
        <Badge variant="outline" colorPalette="gray">
          {t('posting.sample')}
        </Badge>
      )}
    </Flex>
  );
}
