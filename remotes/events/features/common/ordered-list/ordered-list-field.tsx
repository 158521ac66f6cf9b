import { useTranslation } from '@shared/i18n';
import { rowStyle, useRowDrag } from '@shared/lists';
import { Button, Fieldset, HStack, PlusIcon, Span, Stack, Text, Undo2Icon, VisuallyHidden } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { OrderedListRow } from './ordered-list-row.tsx';
import type { TextItem } from './text-item.ts';
import { useListEditing } from './use-list-editing.ts';

export interface OrderedListFieldProps<Item extends TextItem> {
  readonly label: string;
  readonly help: string;
  readonly addLabel: string;
  /** Returns the accessible name of the entry at a position, counted from 1. */
  readonly labelOf: (place: number) => string;
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  readonly newItem: (text: string) => Item;
  /** Splits pasted text into entries. */
  readonly linesOf: (text: string) => readonly string[];
  readonly errorOf: (index: number) => string | undefined;
  /** The error of the list as a whole. */
  readonly error?: string | undefined;
  /** Receives the control to focus when the list is invalid. */
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly optional?: boolean;
  /** Whether entries are single lines without wrapping. Otherwise their fields grow with the text. */
  readonly short?: boolean;
  /** Renders an additional control for the entry at a position. */
  readonly renderExtra?: (item: Item, change: (item: Item) => void, place: number) => ReactNode;
}

/** A list of texts in the person's order: add, edit, remove with undo, and move by buttons, keyboard, or dragging. */
export function OrderedListField<Item extends TextItem>(props: OrderedListFieldProps<Item>): ReactNode {
  const {
    label,
    help,
    addLabel,
    labelOf,
    items,
    errorOf,
    error,
    inputRef,
    short = false,
    optional = false,
    renderExtra,
  } = props;
  const { t } = useTranslation();
  const editing = useListEditing(props);
  const drag = useRowDrag({
    // A button takes the focus, because focusing the text field would open a phone's keyboard.
    onDrop: (from, to) => editing.move(from, to, 'down'),
    onCancel: (index) => editing.tell(t('items.notMoved', { place: index + 1 })),
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const atFault = Math.max(
    0,
    items.findIndex((_, index) => errorOf(index) !== undefined),
  );
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Stack gap="1">
        <Fieldset.Legend fontFamily="heading" textStyle="lg" fontWeight="600">
          {label}{' '}
          {optional && (
            <Span fontFamily="body" textStyle="sm" fontWeight="400" color="fg.muted">
              {t('items.optional')}
            </Span>
          )}
        </Fieldset.Legend>
        <Fieldset.HelperText textStyle="sm">{help}</Fieldset.HelperText>
      </Stack>
      <Fieldset.Content mt="3">
        <Stack as="ol" gap="3" listStyleType="none">
          {items.map((item, index) => (
            <OrderedListRow
              // The form holds every value, so a row is identified by its index, and the focus is moved along with the
              // entry.
              key={index}
              index={index}
              count={items.length}
              text={item.text}
              label={labelOf(index + 1)}
              error={errorOf(index)}
              short={short}
              onText={(text) => editing.change(index, { ...item, text })}
              dragged={drag.isDragged(index)}
              dragStyle={rowStyle(drag, index)}
              onGrab={(event) => drag.onPointerDown(index, event)}
              onMove={(to, part) => editing.move(index, to, part)}
              onRemove={() => {
                editing.remove(index);
                if (items.length === 1) addButton.current?.focus();
              }}
              onKeyDown={(event) => editing.onKeyDown(index, event)}
              onPaste={(event) => editing.onPaste(index, event)}
              register={(part, element) => {
                editing.register(index, part, element);
                if (part === 'text' && index === atFault) inputRef?.(element);
              }}
            >
              {renderExtra?.(item, (changed) => editing.change(index, changed), index + 1)}
            </OrderedListRow>
          ))}
        </Stack>
        {editing.removed !== undefined && (
          <HStack gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
            <Text role="status" overflowWrap="anywhere" minWidth="0" lineClamp="2">
              {t('items.removed', { text: editing.removed.item.text })}
            </Text>
            <Button size="sm" variant="ghost" onClick={() => editing.undoRemove()}>
              <Undo2Icon size={16} aria-hidden />
              {t('items.undo')}
            </Button>
          </HStack>
        )}
        <VisuallyHidden role="status">{editing.announcement}</VisuallyHidden>
        {error !== undefined && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
        <Button ref={addButton} variant="outline" alignSelf="flex-start" onClick={() => editing.add()}>
          <PlusIcon size={18} aria-hidden />
          {addLabel}
        </Button>
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
