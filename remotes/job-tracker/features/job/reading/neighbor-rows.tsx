import { useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { ListPane, PaneRow, type RowPlace } from '@shared/lists';
import { Button, Flex, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from '../../common/paths.ts';
import { positionName } from '../../moving/board-positions.ts';
import { lastTrackerAddress } from '../../query/last-tracker-query.ts';
import { getNeighbor } from '../api/get-neighbor.ts';
import type { Neighbor, NeighborList } from './use-neighbors.ts';

interface NeighborRowsProps {
  readonly id: string;
  /** Undefined until it is loaded. */
  readonly list: NeighborList | undefined;
}

/** The list that the tracker showed last, at the side of one of its jobs. */
export function NeighborRows({ id, list }: NeighborRowsProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const openId = list !== undefined && list.place !== -1 ? id : undefined;
  return (
    <ListPane
      label={t('page.list')}
      title={t('title')}
      to={lastTrackerAddress()}
      count={list === undefined ? undefined : formats.number(list.total)}
      openId={openId}
      width="20rem"
      end={
        list?.loadMore !== undefined && (
          <Button variant="ghost" colorPalette="gray" width="full" my="2" onClick={list.loadMore}>
            {t('page.listMore')}
          </Button>
        )
      }
      items={list?.jobs ?? []}
      renderRow={(job, place) => (
        <NeighborRow
          key={job.id}
          job={job}
          place={place}
          isOpen={job.id === id}
          isTabStop={openId === undefined ? place.index === 0 : job.id === openId}
        />
      )}
    />
  );
}

interface NeighborRowProps {
  readonly job: Neighbor;
  readonly place: RowPlace;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
}

function NeighborRow({ job: listed, place, isOpen, isTabStop }: NeighborRowProps): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(getNeighbor, { variables: { id: listed.id }, fetchPolicy: 'cache-only' });
  const job = data?.job ?? listed;
  return (
    <PaneRow {...place} title={job.title} to={jobPath(job.id)} isOpen={isOpen} isTabStop={isTabStop}>
      <Flex justify="space-between" gap="3" textStyle="sm" color="fg.muted" minWidth="0">
        <Text lineClamp="1" overflowWrap="anywhere" dir="auto">
          {job.company}
        </Text>
        <Text flexShrink="0" maxWidth="50%" lineClamp="1">
          {positionName(job, t)}
        </Text>
      </Flex>
    </PaneRow>
  );
}
