import { ArrowDownIcon, ArrowUpIcon, IconAction } from '@shared/ui';
import type { ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

interface OrderButtonsProps {
  /** The name of the moved element, as the user knows it. */
  readonly name: string;
  /** The index among its neighbors, counted from 0. */
  readonly index: number;
  readonly count: number;
  /** Moves the element and announces the move to screen readers (`useOrdering`). */
  readonly onMove: (to: number) => void;
}

/**
 * Buttons that move an element up or down among its neighbors. At the ends the buttons keep the focus and do nothing,
 * so that a keyboard user does not lose the position in the list.
 */
export function OrderButtons({ name, index, count, onMove }: OrderButtonsProps): ReactNode {
  const t = useBuilderTexts();
  if (count < 2) return null;
  const move = (to: number): void => {
    if (to >= 0 && to < count) onMove(to);
  };
  const directions = [
    { key: 'up', to: index - 1, Icon: ArrowUpIcon },
    { key: 'down', to: index + 1, Icon: ArrowDownIcon },
  ] as const;
  return directions.map(({ key, to, Icon }) => (
    <IconAction
      key={key}
      tip={t(`order.${key}`)}
      label={t(`order.${key}Of`, { name })}
      size="sm"
      aria-disabled={to < 0 || to >= count}
      _disabled={{ opacity: 0.35 }}
      onClick={() => move(to)}
    >
      <Icon size={16} aria-hidden />
    </IconAction>
  ));
}
