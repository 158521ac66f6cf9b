import type { CustomCategory, CustomItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, ConfirmDialog, Flex, Text, Trash2Icon } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { OpenMark } from '../open-mark.tsx';
import { OrderButtons } from '../order-buttons.tsx';
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
  readonly onRemove: () => void;
}

const isEmpty = ({ title, subtitle, location, link, text, points }: CustomItem): boolean =>
  `${title}${subtitle}${location}${link}${text}`.trim() === '' && points.length === 0;

/** One entry of a custom section: a line that opens into its fields. */
export function ItemPanel(props: ItemPanelProps): ReactNode {
  const { item, category, index, count, isOpen, onToggle, onChange, onMove, onRemove } = props;
  const { t } = useTranslation();
  const bodyId = useId();
  const [asking, setAsking] = useState(false);
  const title = item.title.trim() || item.subtitle.trim() || t(`items.unnamed.${category}`);
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" px="3">
      <Flex align="center" minHeight="12">
        <Box
          as="button"
          display="flex"
          alignItems="center"
          gap="2"
          flex="1"
          minWidth="0"
          minHeight="11"
          textAlign="start"
          cursor="pointer"
          overflowWrap="anywhere"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <OpenMark isOpen={isOpen} size={16} />
          <Text as="span">{title}</Text>
        </Box>
        <OrderButtons name={title} index={index} count={count} onMove={onMove} />
      </Flex>
      <Box id={bodyId} hidden={!isOpen} pb="4">
        {isOpen && (
          <>
            <ItemFields item={item} category={category} onChange={onChange} />
            <Button
              variant="plain"
              size="sm"
              colorPalette="danger"
              px="0"
              mt="4"
              onClick={() => (isEmpty(item) ? onRemove() : setAsking(true))}
            >
              <Trash2Icon size={16} aria-hidden />
              {t('items.remove')}
            </Button>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('items.removeTitle', { name: title })}
        confirmLabel={t('items.remove')}
        tone="danger"
        onConfirm={onRemove}
        onCancel={() => setAsking(false)}
      >
        {t('items.removeWhat')}
      </ConfirmDialog>
    </Box>
  );
}
