import { useTranslation } from '@shared/i18n';
import { Grip, type RowStyle } from '@shared/lists';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Field,
  Flex,
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
  readonly dragged: boolean;
  /** The style that positions the row while one is dragged. */
  readonly dragStyle: RowStyle;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly register: (part: RowPart, element: HTMLElement | null) => void;
  readonly children?: ReactNode;
}

/** One entry: its text, additional controls, and the buttons that move and remove it. */
export function OrderedListRow(props: OrderedListRowProps): ReactNode {
  const { index, count, text, label, error, short, onText, onMove, onRemove, register, dragged, dragStyle, children } =
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
    <Flex as="li" gap="2" align="flex-start" borderRadius="l2" {...dragStyle}>
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
              {/* The handle is for pointers only. The two buttons next to it and Alt with an arrow key do the same by keyboard. */}
              {count > 1 && <Grip title={t('items.drag')} isDragged={dragged} onGrab={props.onGrab} />}
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
