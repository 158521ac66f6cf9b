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
 * The help and error texts of the field around a control, for `aria-describedby`. Chakra points at the error with
 * `aria-errormessage` alone, which too few screen readers read out.
 */
function useDescription(own: string | undefined): { 'aria-describedby'?: string } {
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined;
  const parts = [field?.ariaDescribedby, field?.invalid === true ? field.ids.errorText : undefined, own];
  const ids = parts.filter((id) => id !== undefined).join(' ');
  return ids === '' ? {} : { 'aria-describedby': ids };
}

/** One line of text; inside a `Field.Root` it is described by that field's texts. */
export function Input(props: InputProps & { readonly ref?: Ref<HTMLInputElement> }): ReactNode {
  return <ChakraInput {...props} {...useDescription(props['aria-describedby'])} />;
}

/** Several lines of text; inside a `Field.Root` it is described by that field's texts. */
export function Textarea(props: TextareaProps & { readonly ref?: Ref<HTMLTextAreaElement> }): ReactNode {
  return <ChakraTextarea {...props} {...useDescription(props['aria-describedby'])} />;
}

function SelectField(props: NativeSelectFieldProps & { readonly ref?: Ref<HTMLSelectElement> }): ReactNode {
  return <ChakraNativeSelect.Field {...props} {...useDescription(props['aria-describedby'])} />;
}

/** The device's own list of choices; inside a `Field.Root` it is described by that field's texts. */
export const NativeSelect = {
  Root: ChakraNativeSelect.Root,
  Field: SelectField,
  Indicator: ChakraNativeSelect.Indicator,
};
