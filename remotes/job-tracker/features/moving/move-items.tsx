import { useTranslation } from '@shared/i18n';
import { Menu } from '@shared/ui';
import type { ReactNode } from 'react';
import { isAt, type Place } from './move.ts';
import { placeKey, placeName, places } from './places.ts';

interface MoveItemsProps {
  /** The job's current position, which is not offered; undefined for several jobs. */
  readonly from: Place | undefined;
  readonly onMove: (to: Place) => void;
}

/** Menu items that move a job, as a keyboard alternative to dragging. */
export function MoveItems({ from, onMove }: MoveItemsProps): ReactNode {
  const { t } = useTranslation();
  return places
    .filter((place) => from === undefined || !isAt(from, place))
    .map((place) => (
      <Menu.Item key={placeKey(place)} value={placeKey(place)} onSelect={() => onMove(place)}>
        {t('moveTo', { place: placeName(place, t) })}
      </Menu.Item>
    ));
}
