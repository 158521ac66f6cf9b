import { useTranslation } from '@shared/i18n';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Field,
  Flex,
  GripVerticalIcon,
  HStack,
  IconButton,
  Input,
  NumberTile,
  Textarea,
  XIcon,
} from '@shared/ui';
import type { ClipboardEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { RowPart, TextControl } from './use-list-editing.ts';

interface OrderedListRowProps {
  readonly index: number;
  readonly count: number;
  readonly text: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly short: boolean;
  readonly onText: (text: string) => void;
  readonly onMove: (to: number, part: RowPart) => void;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent<TextControl>) => void;
  readonly onPaste: (event: ClipboardEvent<TextControl>) => void;
  /** Pixels that the row stands lower than its place, while one is dragged. */
  readonly shift: number | undefined;
  readonly dragged: boolean;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly register: (part: RowPart, element: HTMLElement | null) => void;
  readonly children?: ReactNode;
}

/** One entry: its text, what else belongs to it, and the buttons that move and remove it. */
export function OrderedListRow(props: OrderedListRowProps): ReactNode {
  const { index, count, text, label, error, short, onText, onMove, onRemove, register, shift, dragged, children } =
    props;
  const { t } = useTranslation();
  const control = {
    ref: (element: HTMLElement | null) => register('text', element),
    'aria-label': label,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
    onKeyDown: props.onKeyDown,
    onPaste: props.onPaste,
  };
  const button = (part: Exclude<RowPart, 'text'>, name: string, icon: ReactNode, act: () => void, off = false) => (
    <IconButton
      ref={(element) => register(part, element)}
      variant="ghost"
      colorPalette="gray"
      disabled={off}
      aria-label={`${name}: ${label}`}
      title={name}
      onClick={act}
    >
      {icon}
    </IconButton>
  );
  return (
    <Flex
      as="li"
      gap="2"
      align="flex-start"
      borderRadius="l2"
      {...(shift !== undefined && { position: 'relative', zIndex: dragged ? 1 : 0, userSelect: 'none' })}
      {...(dragged && { bg: 'bg', boxShadow: 'md' })}
      style={shift === undefined ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <NumberTile mt="2" aria-hidden display={{ base: 'none', md: 'inline-grid' }}>
        {index + 1}
      </NumberTile>
      <Field.Root invalid={error !== undefined} flex="1" minWidth="0">
        <Flex
          direction={{ base: 'column', md: 'row' }}
          gap={{ base: '1', md: '2' }}
          align={{ base: 'stretch', md: 'flex-start' }}
          width="full"
        >
          <Box flex="1" minWidth="0">
            {short ? (
              <Input {...control} />
            ) : (
              <Textarea {...control} rows={1} autoresize minHeight="10" resize="none" overflow="hidden" />
            )}
          </Box>
          <Flex gap="1" justify={{ base: 'space-between', md: 'flex-start' }} align="center">
            {children ?? (
              <NumberTile aria-hidden hideFrom="md">
                {index + 1}
              </NumberTile>
            )}
            <HStack gap="0">
              {/* For pointers only: the two buttons beside it and Alt with an arrow do the same by keyboard. */}
              {count > 1 && (
                <Box
                  data-grip
                  aria-hidden
                  title={t('items.drag')}
                  onPointerDown={props.onGrab}
                  display="grid"
                  placeItems="center"
                  boxSize="10"
                  color="fg.muted"
                  cursor={dragged ? 'grabbing' : 'grab'}
                  touchAction="none"
                >
                  <GripVerticalIcon size={18} />
                </Box>
              )}
              {button(
                'up',
                t('items.moveUp'),
                <ArrowUpIcon size={18} aria-hidden />,
                () => onMove(index - 1, 'up'),
                index === 0,
              )}
              {button(
                'down',
                t('items.moveDown'),
                <ArrowDownIcon size={18} aria-hidden />,
                () => onMove(index + 1, 'down'),
                index === count - 1,
              )}
              {button('remove', t('items.remove'), <XIcon size={18} aria-hidden />, onRemove)}
            </HStack>
          </Flex>
        </Flex>
        {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
      </Field.Root>
    </Flex>
  );
}
