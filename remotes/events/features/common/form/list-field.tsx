import { Controller, type Control, type FieldPath, type FieldValues } from '@shared/forms';
import type { ReactNode } from 'react';
import { OrderedListField, type OrderedListFieldProps } from '../ordered-list/ordered-list-field.tsx';
import type { TextItem } from '../ordered-list/text-item.ts';

export interface ListFieldProps<Values extends FieldValues, Item extends TextItem> extends Omit<
  OrderedListFieldProps<Item>,
  'items' | 'onChange' | 'errorOf' | 'error' | 'inputRef'
> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** An ordered list as one value of a form. */
export function ListField<Values extends FieldValues, Item extends TextItem>(
  props: ListFieldProps<Values, Item>,
): ReactNode {
  const { control, name, ...list } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState, formState }) => {
        const error =
          formState.isSubmitted || fieldState.isTouched ? (fieldState.error as ListError | undefined) : undefined;
        return (
          <OrderedListField
            {...list}
            items={field.value as readonly Item[]}
            onChange={field.onChange}
            inputRef={field.ref}
            errorOf={(index) => error?.[index]?.text?.message}
            error={error?.message}
          />
        );
      }}
    />
  );
}

/** The validation errors of a list: of its entries by index, or of the list as a whole. */
interface ListError {
  readonly message?: string;
  readonly [place: number]: { readonly text?: { readonly message?: string } } | undefined;
}
