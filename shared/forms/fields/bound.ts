import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldTexts } from './labelled.tsx';

/** The props of a field of a react-hook-form form: the form's control and the value's path. */
export interface BoundFieldProps<Values extends FieldValues> extends FieldTexts {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly disabled?: boolean;
  /**
   * Whether the form needs a value, which screen readers say. Not the browser's own `required`, whose messages would be
   * shown in place of the form's.
   */
  readonly required?: boolean;
  /** A field whose rule depends on this one's value: it is validated again when this one changes. */
  readonly judges?: FieldPath<Values>;
}

/** A bound field, with names that describe the purpose of each part. */
export interface BoundField {
  readonly name: string;
  /** For the control's `ref`, so that the form can focus it. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly value: unknown;
  /** The value as text; empty for null and undefined. */
  readonly text: string;
  readonly change: (value: unknown) => void;
  /** For the control's `onBlur`, which marks the field as touched. */
  readonly leave: () => void;
  /** The error, present only after the field was touched or a submit was attempted. */
  readonly error: string | undefined;
}

/** Binds a field of a form to a control. */
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
