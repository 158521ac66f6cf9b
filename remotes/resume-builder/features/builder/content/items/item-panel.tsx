import { OpenMark, OrderButtons, rowOpenerStyles, rowStyles } from '@shared/builder';
import type { CustomCategory, CustomItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex, Text, Trash2Icon } from '@shared/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { ItemFields } from './item-fields.tsx';

interface ItemPanelProps {
  readonly item: CustomItem;
  readonly category: CustomCategory;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (patch: Partial<Omit<CustomItem, 'id'>>) => void;
  readonly onMove: (to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onRemove: () => void;
  readonly grip: ReactNode;
}

/** Returns the title of an entry, or `unnamed` if it has none. */
export const nameOfItem = ({ title, subtitle }: CustomItem, unnamed: string): string =>
  title.trim() || subtitle.trim() || unnamed;

/** One entry of a custom section: a row that expands to show its fields. */
export function ItemPanel(props: ItemPanelProps): ReactNode {
  const { item, category, index, count, isOpen, onToggle, onChange, onMove, onKeyDown, onRemove, grip } = props;
  const { t } = useTranslation();
  const bodyId = useId();
  const title = nameOfItem(item, t(`items.unnamed.${category}`));
  return (
    <>
      <Flex css={rowStyles}>
        {grip}
        <Box
          as="button"
          flex="1"
          minWidth="0"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-opens-item
          onClick={onToggle}
          onKeyDown={onKeyDown}
          css={rowOpenerStyles}
        >
          <OpenMark isOpen={isOpen} size={16} />
          <Text as="span" truncate>
            {title}
          </Text>
        </Box>
        <Box data-row-actions="">
          <OrderButtons name={title} index={index} count={count} onMove={onMove} />
        </Box>
      </Flex>
      <Box id={bodyId} hidden={!isOpen} ps={count > 1 ? '6' : '0'} pt="1" pb="4">
        {isOpen && (
          <>
            <ItemFields item={item} category={category} onChange={onChange} />
            <Button variant="plain" size="sm" colorPalette="danger" px="0" mt="4" onClick={onRemove}>
              <Trash2Icon size={16} aria-hidden />
              {t('items.remove')}
            </Button>
          </>
        )}
      </Box>
    </>
  );
}
