import { useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { Box, EllipsisIcon, IconAction, Menu, Portal } from '@shared/ui';
import type { ReactNode } from 'react';

interface BlockMenuProps {
  readonly title: string;
  readonly duplicatePath: string;
  readonly onDelete: () => void;
}

/** The menu of actions for a block in its list, besides opening it. */
export function BlockMenu({ title, duplicatePath, onDelete }: BlockMenuProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useAppNavigate();
  return (
    <Box position="relative" flexShrink="0" me="-2" data-tools="">
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconAction size="sm" tip={t('list.more')} label={t('list.actionsFor', { title })}>
            <EllipsisIcon size={18} aria-hidden />
          </IconAction>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="duplicate" onSelect={() => navigate(duplicatePath)}>
                {t('list.duplicate')}
              </Menu.Item>
              <Menu.Item value="delete" onSelect={onDelete}>
                {t('list.delete')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Box>
  );
}
