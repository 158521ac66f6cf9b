import { Grip, type RowDrag } from '@shared/lists';
import type { ComponentProps, ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

interface RowGripProps {
  readonly drag: RowDrag;
  readonly index: number;
  readonly count: number;
}

/** The handle by which an element is dragged to another position in its list. */
export function OrderGrip(props: Omit<ComponentProps<typeof Grip>, 'title'>): ReactNode {
  const t = useBuilderTexts();
  return <Grip {...props} title={t('order.drag')} />;
}

/** The handle of a row; renders nothing when the list has only one row. */
export function RowGrip({ drag, index, count }: RowGripProps): ReactNode {
  if (count < 2) return null;
  return <OrderGrip isDragged={drag.isDragged(index)} onGrab={(event) => drag.onPointerDown(index, event)} />;
}
