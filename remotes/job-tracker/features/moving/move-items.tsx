import { useTranslation } from '@shared/i18n';
import { Menu } from '@shared/ui';
import type { ReactNode } from 'react';
import { isAt, type BoardPosition } from './move.ts';
import { positionKey, positionName, boardPositions } from './board-positions.ts';

interface MoveItemsProps {
  /** The job's current position, which is not offered; undefined for several jobs. */
  readonly from: BoardPosition | undefined;
  readonly onMove: (to: BoardPosition) => void;
}

/** Menu items that move a job, as a keyboard alternative to dragging. */
export function MoveItems({ from, onMove }: MoveItemsProps): ReactNode {
  const { t } = useTranslation();
  return boardPositions
    .filter((place) => from === undefined || !isAt(from, place))
    .map((place) => (
      <Menu.Item key={positionKey(place)} value={positionKey(place)} onSelect={() => onMove(place)}>
        {t('moveTo', { place: positionName(place, t) })}
      </Menu.Item>
    ));
}
