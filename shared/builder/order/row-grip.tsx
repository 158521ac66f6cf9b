import { Grip, type RowDrag } from '@shared/lists';
import type { ComponentProps, ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

interface RowGripProps {
  readonly drag: RowDrag;
  readonly index: number;
  readonly count: number;
}

/** The handle by which something is drawn to another place of its list. */
export function OrderGrip(props: Omit<ComponentProps<typeof Grip>, 'title'>): ReactNode {
  const t = useBuilderTexts();
  return <Grip {...props} title={t('order.drag')} />;
}

/** The handle of a row; nothing where there is only one. */
export function RowGrip({ drag, index, count }: RowGripProps): ReactNode {
  if (count < 2) return null;
  return <OrderGrip isDragged={drag.isDragged(index)} onGrab={(event) => drag.onPointerDown(index, event)} />;
}
