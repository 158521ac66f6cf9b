import { useTranslation } from '@shared/i18n';
import { Button, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { DraggableCard } from './draggable-card.tsx';
import { type BoardCardsProps, VirtualCards } from './virtual-cards.tsx';

/** Up to this many cards are all in the page, so that the browser's own search finds them. */
const fewCards = 40;

/** Renders the cards of a column. In a long column, only the cards in and near its window are in the page. */
export function BoardCards(props: BoardCardsProps): ReactNode {
  const { column, jobs, labelId } = props;
  const { t } = useTranslation();
  if (jobs.length > fewCards || column.hasMore) {
    return (
      <>
        <VirtualCards {...props} />
        {column.moreFailed && (
          <Button size="sm" variant="outline" colorPalette="gray" width="100%" mt="2" onClick={column.loadMore}>
            {t('board.moreFailed')}
          </Button>
        )}
      </>
    );
  }
  return (
    <Stack as="ul" aria-labelledby={labelId} gap="var(--card-gap)" listStyleType="none">
      {jobs.map((job) => (
        <li key={job.id}>
          <DraggableCard job={job} />
        </li>
      ))}
    </Stack>
  );
}
