import { Checkbox } from '@shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './bound.ts';

/** Yes or no. Controlled: a registered hidden input shows as checked and counts as false. */
export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  disabled,
}: BoundFieldProps<Values>): ReactNode {
  const { name: fieldName, attach, value, change, leave } = useBoundField(control, name);
  return (
    <Checkbox.Root
      checked={value === true}
      disabled={disabled ?? false}
      onCheckedChange={({ checked }) => change(checked)}
    >
      <Checkbox.HiddenInput ref={attach} name={fieldName} onBlur={leave} />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
