import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from '@shared/forms';
import { Box, Checkbox } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';

interface PresentChoiceProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The name of the end date's field, which is empty while there is no end. */
  readonly name: FieldPath<Values>;
  readonly label: string;
}

/** States what an empty end date means. Undoing that choice moves the focus to the end date. */
export function PresentChoice<Values extends FieldValues>({
  form,
  name,
  label,
}: PresentChoiceProps<Values>): ReactNode {
  const end: unknown = useWatch({ control: form.control, name });
  const place = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (isPresent: boolean): void => {
    setChoosing(!isPresent);
    if (isPresent) {
      form.setValue(name, '' as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true, shouldValidate: true });
      return;
    }
    const field = place.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    field?.focus();
    // If the field is left empty, it means the present again.
    field?.addEventListener('blur', () => setChoosing(false), { once: true });
  };
  return (
    <Box ref={place} mt="3">
      <Checkbox.Root checked={end === '' && !isChoosing} onCheckedChange={({ checked }) => choose(checked)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
    </Box>
  );
}
