import { Field, Input, type InputProps } from '@shared/ui';
import { useState, type ReactNode } from 'react';

interface LineFilterProps extends Omit<InputProps, 'value' | 'onChange' | 'defaultValue'> {
  readonly label: string;
  /** Shows the label inside the empty field instead of above it. */
  readonly isLabelInside?: boolean;
  readonly help?: string | undefined;
  /** Null if the filter is empty. */
  readonly value: string | null;
  /** Complete values, which are applied at once without Enter. */
  readonly whole?: readonly string[];
  readonly onTyped?: (text: string) => void;
  readonly onTake: (value: string | null) => void;
}

/** A text filter that is applied on Enter or when it loses the focus, because half a name has no useful results. */
export function LineFilter(props: LineFilterProps): ReactNode {
  const { label, isLabelInside = false, help, value, whole = [], onTyped, onTake, ...input } = props;
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    setTyped(undefined);
    const line = text.trim() === '' ? null : text.trim();
    if (line !== value) onTake(line);
  };
  return (
    <Field.Root>
      {!isLabelInside && <Field.Label>{label}</Field.Label>}
      <Input
        size="sm"
        autoComplete="off"
        {...(isLabelInside && { 'aria-label': label, placeholder: label })}
        {...input}
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          if (whole.includes(target.value)) take(target.value);
          else setTyped(target.value);
          onTyped?.(target.value);
        }}
        onBlur={() => {
          if (typed !== undefined) take(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) take(typed);
        }}
      />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
