import { RowGrip, useOrdering, useRevealed } from '@shared/builder';
import { resumeLimits, type CustomItem, type CustomSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { rowStyle } from '@shared/lists';
import { Box, Button, PlusIcon, Stack } from '@shared/ui';
import { useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { ItemPanel, nameOfItem } from './item-panel.tsx';

const emptyItem = (id: string): CustomItem => ({
  id,
  title: '',
  subtitle: '',
  location: '',
  link: '',
  startDate: null,
  endDate: null,
  text: '',
  points: [],
});

interface ItemsEditorProps {
  readonly section: CustomSection;
  readonly edit: Dispatch<EditAction>;
}

/** The entries of a custom section, of which only one is expanded at a time. */
export function ItemsEditor({ section, edit }: ItemsEditorProps): ReactNode {
  const { t } = useTranslation();
  const { id, category, items } = section;
  const [openId, setOpenId] = useState<string | null>(null);
  useRevealed(id, ({ itemId }) => itemId !== undefined && setOpenId(itemId));
  const ordering = useOrdering({
    count: items.length,
    nameOf: (index) => (items[index] ? nameOfItem(items[index], t(`items.unnamed.${category}`)) : ''),
    onMove: (from, to) => edit({ type: 'move item', id, itemId: items[from]?.id ?? '', to }),
  });
  const add = (): void => {
    const item = emptyItem(crypto.randomUUID());
    edit({ type: 'add item', id, item });
    setOpenId(item.id);
  };
  return (
    <Stack gap="2">
      {items.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="0" aria-label={t('items.list')}>
          {items.map((item, index) => (
            <Box as="li" key={item.id} data-item={item.id} borderRadius="l2" {...rowStyle(ordering.drag, index)}>
              <ItemPanel
                item={item}
                category={category}
                index={index}
                count={items.length}
                isOpen={openId === item.id}
                onToggle={() => setOpenId(openId === item.id ? null : item.id)}
                onChange={(patch) => edit({ type: 'change item', id, itemId: item.id, patch })}
                onMove={(to) => ordering.move(index, to)}
                onKeyDown={(event) => ordering.onKeyDown(event, index)}
                onRemove={() => edit({ type: 'remove item', id, itemId: item.id })}
                grip={<RowGrip drag={ordering.drag} index={index} count={items.length} />}
              />
            </Box>
          ))}
        </Stack>
      )}
      {items.length < resumeLimits.itemsPerSection && (
        <Button variant="plain" size="sm" alignSelf="flex-start" px="0" onClick={add}>
          <PlusIcon size={16} aria-hidden />
          {t(`items.add.${category}`)}
        </Button>
      )}
    </Stack>
  );
}
