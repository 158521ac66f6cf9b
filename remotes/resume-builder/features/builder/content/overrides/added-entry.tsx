import { OrderButtons, OrderGrip } from '@shared/builder';
import { eventLimits, type ListFieldName, type ResolvedEntry } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { RowDrag, RowStyle } from '@shared/lists';
import { Box, Button, Flex, HStack, Text, Textarea } from '@shared/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useItemEdit } from './use-item-edit.ts';

interface AddedEntryProps extends Pick<ResolvedEntry, 'id' | 'text'> {
  readonly list: ListFieldName;
  /** The variant whose list it is in; undefined for the block's own texts. */
  readonly variantId: string | undefined;
  /** The ids of all entries of the list, in the order of this résumé. */
  readonly ids: readonly string[];
  readonly index: number;
  /** Whether the person has just added it, so that it gets the focus. */
  readonly isNew: boolean;
  readonly onRemoved: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly rowStyle: RowStyle;
  readonly isDragged: boolean;
  readonly onGrab: RowDrag['onPointerDown'];
}

/** An entry that only this résumé has, until the person puts it in the block too. */
export function AddedEntry(props: AddedEntryProps): ReactNode {
  const { id, text, list, variantId, ids, index, isNew, onRemoved, onMove, onKeyDown } = props;
  const { rowStyle, isDragged, onGrab } = props;
  const { t } = useTranslation();
  const { change, pushUp } = useItemEdit();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const name = t(`overrides.entry.${list}`, { place: index + 1 });
  return (
    <Flex as="li" align="flex-start" borderRadius="l2" {...rowStyle}>
      {ids.length > 1 && <OrderGrip isDragged={isDragged} onGrab={(event) => onGrab(index, event)} />}
      <Box flex="1" minWidth="0" data-text-of={id}>
        <Textarea
          aria-label={name}
          ref={field}
          value={text}
          rows={1}
          fieldSizing="content"
          minH="10"
          maxLength={list === 'skills' ? eventLimits.line : eventLimits.text}
          onChange={({ target }) => change({ what: 'added text', id, text: target.value })}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
        <Flex align="flex-start" gap="2" justify="space-between">
          <HStack columnGap="4" rowGap="0" wrap="wrap" textStyle="sm" pt="1">
            <Text color="primary.fg" fontWeight="600">
              {t('overrides.onlyHere')}
            </Text>
            <Button
              size="sm"
              variant="plain"
              px="0"
              aria-label={t('overrides.removeAddedOf', { name })}
              onClick={() => {
                change({ what: 'remove added', id });
                onRemoved();
              }}
            >
              {t('overrides.removeAdded')}
            </Button>
            {text.trim() !== '' && (
              <Button
                size="sm"
                variant="plain"
                px="0"
                aria-label={t('overrides.addToBlockOf', { name })}
                onClick={() => pushUp({ what: 'added', list, variantId, entry: { id, text }, ids })}
              >
                {t('overrides.addToBlock')}
              </Button>
            )}
          </HStack>
          {ids.length > 1 && (
            <OrderButtons name={name} index={index} count={ids.length} onMove={(to) => onMove(index, to)} />
          )}
        </Flex>
      </Box>
    </Flex>
  );
}
