import { useTranslation } from '@shared/i18n';
import { Badge, Button, SlidersHorizontalIcon } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import type { SidePanelState } from '../../posting/use-side-panel.ts';

interface FilterButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly state: SidePanelState;
  /** The number of active filters. */
  readonly count: number;
  /** Whether only the icon has room. */
  readonly isIcon: boolean;
}

/** Opens the filters and says how many are active. */
export function FilterButton({ ref, state, count, isIcon }: FilterButtonProps): ReactNode {
  const { t } = useTranslation();
  const { id, isOpen, toggle } = state;
  const name = count === 0 ? t('find.filters.open') : t('find.filters.openWith', { count });
  return (
    <Button
      ref={ref}
      size="sm"
      variant="outline"
      colorPalette="gray"
      flexShrink="0"
      {...(isIcon && { minH: '11', minW: '11', px: count > 0 ? '3' : '0' })}
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
    >
      <SlidersHorizontalIcon size={isIcon ? 18 : 16} aria-hidden />
      {!isIcon && t('find.filters.open')}
      {count > 0 && (
        <Badge
          aria-hidden
          variant="subtle"
          colorPalette="primary"
          textStyle="sm"
          minWidth="5"
          my="-1"
          justifyContent="center"
        >
          {count}
        </Badge>
      )}
    </Button>
  );
}
