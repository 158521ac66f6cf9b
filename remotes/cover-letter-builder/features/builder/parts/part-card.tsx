import {
  narrow,
  OrderButtons,
  OrderGrip,
  rowStyles,
  StateBadge,
  useDocumentVariant,
  type ContentPlace,
} from '@shared/builder';
import { resolveItem, type LetterPart, type ParagraphEvent } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { RowDrag } from '@shared/lists';
import { Box, Flex, Heading, HStack, IconAction, Text, XIcon } from '@shared/ui';
import { memo, useMemo, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';
import { BlockPart } from './block-part.tsx';
import { WrittenPart } from './written-part.tsx';

export interface PartCardProps {
  readonly part: LetterPart;
  /** The block that the part shows; undefined if it shows none or the block was deleted. */
  readonly block: ParagraphEvent | undefined;
  readonly name: string;
  /** Position in the list, counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly autoFocus: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly isDragged: boolean;
  readonly onGrab: RowDrag['onPointerDown'];
  readonly onRemove: (id: string, name: string) => void;
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace) => void;
}

/**
 * One paragraph of the letter with its text. It is memoized because every keystroke in another paragraph updates the
 * whole list.
 */
export const PartCard = memo(function PartCard(props: PartCardProps): ReactNode {
  const { part, block, name, index, count, autoFocus, onMove, onKeyDown, isDragged, onGrab, onRemove, edit, goTo } =
    props;
  const { t } = useTranslation();
  const { wording } = useDocumentVariant();
  const state = useMemo(
    () => (part.kind === 'block' && block ? resolveItem(block, part, wording).state : undefined),
    [part, block, wording],
  );
  const keys = (event: KeyboardEvent): void => onKeyDown(event, index);
  return (
    <Box data-item={part.id} data-paragraph="" borderRadius="l2" pb="4">
      <Flex css={rowStyles}>
        {count > 1 ? (
          <OrderGrip isDragged={isDragged} onGrab={(event) => onGrab(index, event)} />
        ) : (
          <Box width="6" flexShrink="0" />
        )}
        <HStack flex="1" minWidth="0" columnGap="2" rowGap="0" wrap="wrap">
          <Heading as="h3" fontSize="sm" fontWeight="600" truncate css={{ [narrow]: { whiteSpace: 'normal' } }}>
            {name}
          </Heading>
          {state !== undefined && <StateBadge state={state} />}
          {part.kind === 'written' && (
            <Text textStyle="sm" color="fg.muted" flexShrink="0">
              {t('parts.onlyHere')}
            </Text>
          )}
        </HStack>
        <Box data-row-actions="">
          <OrderButtons name={name} index={index} count={count} onMove={(to) => onMove(index, to)} />
          <IconAction
            tip={t('parts.remove')}
            label={t('parts.removeOf', { name })}
            size="sm"
            onClick={() => onRemove(part.id, name)}
          >
            <XIcon size={16} aria-hidden />
          </IconAction>
        </Box>
      </Flex>
      <Box ps="6" pe="2">
        {part.kind === 'block' ? (
          <BlockPart part={part} block={block} name={name} edit={edit} onKeyDown={keys} goTo={goTo} />
        ) : (
          <WrittenPart part={part} name={name} autoFocus={autoFocus} edit={edit} onKeyDown={keys} goTo={goTo} />
        )}
      </Box>
    </Box>
  );
});
