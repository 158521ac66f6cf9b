import type { Control, FieldPath, FieldValues } from '@shared/forms';
import { useTranslation, type Translate } from '@shared/i18n';
import { linesOf } from '@shared/lists';
import type { ReactNode } from 'react';
import type { EventKind } from '../event-kind.ts';
import { ListField } from '../form/list-field.tsx';
import type { OrderedListFieldProps } from '../ordered-list/ordered-list-field.tsx';
import { newTextItem, type TextItem } from '../ordered-list/text-item.ts';

/** How a list of a kind of event is edited. */
export interface EntryList<List extends string, Item extends TextItem> extends Pick<
  OrderedListFieldProps<Item>,
  'newItem' | 'linesOf' | 'short' | 'renderExtra'
> {
  readonly name: List;
  readonly texts: EventKind['texts'];
  /** Translation keys, among the kind's fields, for the name of an entry and for the button that adds one. */
  readonly entry: string;
  readonly add: string;
}

/** Describes how the accomplishments of a kind are edited. */
export const accomplishmentsOf = (texts: EventKind['texts']): EntryList<'accomplishments', TextItem> => ({
  name: 'accomplishments',
  texts,
  entry: 'accomplishment',
  add: 'addAccomplishment',
  newItem: newTextItem,
  linesOf,
});

type ListProps<Item extends TextItem> = Omit<OrderedListFieldProps<Item>, 'items' | 'onChange' | 'errorOf'>;

/** Returns the properties of the field that edits a list. */
export function entryListProps<Item extends TextItem>(
  { name, texts, entry, add, ...editing }: EntryList<string, Item>,
  t: Translate,
): ListProps<Item> {
  const text = (field: string, values?: Readonly<Record<string, unknown>>): string =>
    t(`${texts}.fields.${field}`, values);
  return {
    ...editing,
    label: text(name),
    help: text(`${name}Help`),
    addLabel: text(add),
    labelOf: (place) => text(entry, { place }),
  };
}

interface EntryListFieldProps<Values extends FieldValues, Item extends TextItem> {
  readonly control: Control<Values>;
  readonly list: EntryList<FieldPath<Values>, Item>;
  readonly optional?: boolean;
}

/** A list of an event in its form. */
export function EntryListField<Values extends FieldValues, Item extends TextItem>(
  props: EntryListFieldProps<Values, Item>,
): ReactNode {
  const { control, list, optional = false } = props;
  const { t } = useTranslation();
  return <ListField control={control} name={list.name} {...entryListProps(list, t)} optional={optional} />;
}
