import { Input } from '@shared/ui';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { caretAfterFormatting } from './caret.ts';
import { useBoundField, type BoundField, type BoundFieldProps } from './bound.ts';
import { Labelled } from './labelled.tsx';
import { buttonRoom, WithButton } from './with-button.tsx';

export interface TextFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time';
  readonly autoComplete?: string;
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly maxLength?: number;
  readonly placeholder?: string | undefined;
  /** For a date, the first one that can be picked, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly autoFocus?: boolean;
  /** Reformats the text while it is typed; the caret stays next to the same characters. */
  readonly format?: (text: string) => string;
  /** Reformats the text when the field loses the focus. */
  readonly onLeave?: (text: string) => string;
  /** A button at the end of the field, within its frame. */
  readonly button?: (field: BoundField) => ReactNode;
}

/** A single-line text field. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>): ReactNode {
  const { control, name, judges, label, help, optional, disabled, format, onLeave, button, ...input } = props;
  const field = useBoundField(control, name, judges);
  const { attach, text, change, leave, error } = field;
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const line = (
    <Input
      {...input}
      {...(button ? { pe: buttonRoom } : {})}
      ref={(node) => {
        element.current = node;
        attach(node);
      }}
      name={field.name}
      value={text}
      onChange={({ target }) => {
        const formatted = format?.(target.value) ?? target.value;
        if (format)
          caret.current = caretAfterFormatting(target.value, target.selectionStart ?? target.value.length, formatted);
        change(formatted);
      }}
      onBlur={() => {
        if (onLeave && onLeave(text) !== text) change(onLeave(text));
        leave();
      }}
    />
  );
  return (
    <Labelled label={label} help={help} optional={optional} error={error} disabled={disabled}>
      {button ? <WithButton button={button(field)}>{line}</WithButton> : line}
    </Labelled>
  );
}
