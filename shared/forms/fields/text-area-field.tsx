import { Textarea } from '@shared/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './bound.ts';
import { Labelled } from './labelled.tsx';

export interface TextAreaFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The initial number of lines; the field grows with its text. Default 3. */
  readonly rows?: number;
  readonly maxLength?: number;
  /** The height up to which the field grows; a longer text scrolls in it. By default, the field shows all of its text. */
  readonly maxHeight?: string;
}

/** A multiline text field. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>): ReactNode {
  const { control, name, label, help, optional, disabled, required, rows = 3, maxLength, maxHeight } = props;
  const { name: fieldName, attach, text, change, leave, error } = useBoundField(control, name);
  return (
    <Labelled label={label} help={help} optional={optional} error={error} disabled={disabled}>
      <Textarea
        ref={attach}
        name={fieldName}
        aria-required={required}
        value={text}
        rows={rows}
        fieldSizing="content"
        minH={`${rows * 1.5 + 1}em`}
        maxH={maxHeight}
        {...(maxLength === undefined ? {} : { maxLength })}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
    </Labelled>
  );
}
