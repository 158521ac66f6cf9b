import { Field, Input, type InputProps } from '@shared/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

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
  /** Applies the value at a pause in typing, for a filter that finds something by the beginning of a word. */
  readonly onRest?: (value: string | null) => void;
}

/** Milliseconds without a key after which a filter with `onRest` is applied. */
const restAfter = 600;

const lineOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * A text filter that is applied on Enter or when it loses the focus. Escape returns to the value that is applied. With
 * `onRest`, it is applied at a pause in typing, too; what was typed then stays as it is.
 */
export function LineFilter(props: LineFilterProps): ReactNode {
  const { label, isLabelInside = false, help, value, whole = [], onTyped, onTake, onRest, ...input } = props;
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    setTyped(undefined);
    const line = lineOf(text);
    if (line !== value) onTake(line);
  };
  const applyTyped = useEffectEvent((text: string) => {
    if (lineOf(text) !== value) onRest?.(lineOf(text));
  });
  const applies = onRest !== undefined;
  useEffect(() => {
    if (!applies || typed === undefined) return undefined;
    const timer = setTimeout(() => applyTyped(typed), restAfter);
    return () => clearTimeout(timer);
  }, [applies, typed]);
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
          if (event.key === 'Escape' && typed !== undefined) {
            event.stopPropagation();
            setTyped(undefined);
          }
        }}
      />
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}
