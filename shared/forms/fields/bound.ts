import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldTexts } from './labelled.tsx';

/** A field of a react-hook-form form, by the form's control and the value's path. */
export interface BoundFieldProps<Values extends FieldValues> extends FieldTexts {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly disabled?: boolean;
  /** A field whose rule asks for this one's value: it is judged anew when this one changes. */
  readonly judges?: FieldPath<Values>;
}

/** One bound field, under names that say what to do with each part. */
export interface BoundField {
  readonly name: string;
  /** For the control's `ref`, so that the form can focus it. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly value: unknown;
  /** The value as text; null and undefined are empty. */
  readonly text: string;
  readonly change: (value: unknown) => void;
  /** For the control's `onBlur`: from then on the field is touched. */
  readonly leave: () => void;
  /** Shown only once the field has been touched, or a submit was tried. */
  readonly error: string | undefined;
}

/** Binds one field of a form to a control. */
export function useBoundField<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPath<Values>,
  judges?: FieldPath<Values>,
): BoundField {
  const rules = judges === undefined ? {} : { deps: judges };
  const { field, fieldState, formState } = useController({ control, name, rules });
  const mayShow = fieldState.isTouched || formState.isSubmitted;
  const value: unknown = field.value;
  return {
    name: field.name,
    attach: field.ref,
    value,
    text: typeof value === 'string' ? value : '',
    change: field.onChange,
    leave: field.onBlur,
    error: mayShow ? fieldState.error?.message : undefined,
  };
}
