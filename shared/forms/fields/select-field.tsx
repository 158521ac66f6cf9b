import { NativeSelect } from '@shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './bound.ts';
import { Labelled } from './labelled.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly options: readonly SelectOption[];
  /** The first option, which stands for no choice. */
  readonly placeholder?: string;
}

/** A choice of one option, by the device's own select. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>): ReactNode {
  const { control, name, label, help, optional, disabled, required, options, placeholder } = props;
  const { name: fieldName, attach, text, change, leave, error } = useBoundField(control, name);
  return (
    <Labelled label={label} help={help} optional={optional} error={error} disabled={disabled}>
      <NativeSelect.Root>
        <NativeSelect.Field
          ref={attach}
          name={fieldName}
          aria-required={required}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Labelled>
  );
}
