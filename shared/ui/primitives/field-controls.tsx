import {
  Input as ChakraInput,
  NativeSelect as ChakraNativeSelect,
  Textarea as ChakraTextarea,
  useFieldContext,
  type InputProps,
  type NativeSelectFieldProps,
  type TextareaProps,
} from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

/**
 * Returns the help and error texts of the surrounding field for `aria-describedby`. Chakra refers to the error by
 * `aria-errormessage` alone, which too few screen readers announce.
 */
export function useDescription(own: string | undefined): { 'aria-describedby'?: string } {
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined;
  const parts = [field?.ariaDescribedby, field?.invalid === true ? field.ids.errorText : undefined, own];
  const ids = parts.filter((id) => id !== undefined).join(' ');
  return ids === '' ? {} : { 'aria-describedby': ids };
}

/** A single-line text input; inside a `Field.Root` it is described by that field's texts. */
export function Input(props: InputProps & { readonly ref?: Ref<HTMLInputElement> }): ReactNode {
  return <ChakraInput {...props} {...useDescription(props['aria-describedby'])} />;
}

/** A multiline text input; inside a `Field.Root` it is described by that field's texts. */
export function Textarea(props: TextareaProps & { readonly ref?: Ref<HTMLTextAreaElement> }): ReactNode {
  return <ChakraTextarea {...props} {...useDescription(props['aria-describedby'])} />;
}

function SelectField(props: NativeSelectFieldProps & { readonly ref?: Ref<HTMLSelectElement> }): ReactNode {
  return <ChakraNativeSelect.Field {...props} {...useDescription(props['aria-describedby'])} />;
}

/** The device's own select; inside a `Field.Root` it is described by that field's texts. */
export const NativeSelect = {
  Root: ChakraNativeSelect.Root,
  Field: SelectField,
  Indicator: ChakraNativeSelect.Indicator,
};
