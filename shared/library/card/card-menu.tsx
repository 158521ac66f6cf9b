import { EllipsisIcon, IconButton, Menu, Portal } from '@shared/ui';
import type { ReactNode } from 'react';
import { useLibraryTexts } from '../texts.ts';

export interface CardMenuProps {
  readonly title: string;
  readonly isBusy: boolean;
  /** The formats in which the document can be downloaded, the usual one first. */
  readonly downloads: readonly { readonly format: string; readonly start: () => void }[];
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The actions on a document besides opening it. */
export function CardMenu(props: CardMenuProps): ReactNode {
  const { title, isBusy, downloads, onRename, onDuplicate, onDelete } = props;
  const t = useLibraryTexts();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('actionsOf', { title })}
          loading={isBusy}
        >
          <EllipsisIcon size={18} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="rename" onSelect={onRename}>
              {t('rename.action')}
            </Menu.Item>
            <Menu.Item value="duplicate" onSelect={onDuplicate}>
              {t('duplicate.action')}
            </Menu.Item>
            {downloads.map(({ format, start }) => (
              <Menu.Item key={format} value={format} onSelect={start}>
                {t(`download.${format}`)}
              </Menu.Item>
            ))}
            <Menu.Item value="delete" onSelect={onDelete}>
              {t('delete.action')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
