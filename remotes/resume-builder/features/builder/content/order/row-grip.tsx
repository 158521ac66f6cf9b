import { useTranslation } from '@shared/i18n';
import { Grip, type RowDrag } from '@shared/lists';
import type { ReactNode } from 'react';

interface RowGripProps {
  readonly drag: RowDrag;
  readonly index: number;
  readonly count: number;
}

/** The handle of a row; nothing where there is only one. */
export function RowGrip({ drag, index, count }: RowGripProps): ReactNode {
  const { t } = useTranslation();
  if (count < 2) return null;
  return (
    <Grip
      title={t('order.drag')}
      isDragged={drag.isDragged(index)}
      onGrab={(event) => drag.onPointerDown(index, event)}
    />
  );
}
