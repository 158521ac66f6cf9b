import { useTranslation } from '@shared/i18n';
import { EllipsisIcon, IconButton, Menu, Portal } from '@shared/ui';
import type { ReactNode } from 'react';

interface MoreMenuProps {
  readonly entries: readonly { readonly label: string; readonly onSelect: () => void }[];
}

/** The quiet actions of a page as a menu, where their names do not fit next to its title. */
export function MoreMenu({ entries }: MoreMenuProps): ReactNode {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" boxSize="11" variant="ghost" colorPalette="gray" aria-label={t('posting.more')}>
          <EllipsisIcon size={18} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map(({ label, onSelect }) => (
              <Menu.Item key={label} value={label} onSelect={onSelect}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
