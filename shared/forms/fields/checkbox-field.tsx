import { Checkbox } from '@shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './bound.ts';

/** A yes-or-no field. It is controlled, because a registered hidden input would show as checked and count as false. */
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
