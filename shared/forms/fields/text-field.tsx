import { Input } from '@shared/ui';
import { useRef, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatEdit } from './caret.ts';
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
  /** Reformats the text while it is typed; the caret stays next to the same digits. */
  readonly format?: (text: string) => string;
  /** Reformats the text when the field loses the focus. */
  readonly onLeave?: (text: string) => string;
  /** A button at the end of the field, within its frame. */
  readonly button?: (field: BoundField) => ReactNode;
}

/** A single-line text field. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>): ReactNode {
  const { control, name, judges, label, help, optional, disabled, required, format, onLeave, button, ...input } = props;
  const field = useBoundField(control, name, judges);
  const { attach, text, change, leave, error } = field;
  const hadSelection = useRef(false);
  // React's `onSelect` would be simpler, but it does not work in a shadow root, into which partners mount remotes.
  const noteSelection = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    hadSelection.current = currentTarget.selectionStart !== currentTarget.selectionEnd;
  };
  const edit = (element: HTMLInputElement, event: Event): void => {
    const { value: typed, selectionEnd } = element;
    // A composition breaks when its text changes, so it is formatted at its end.
    if (!format || ('isComposing' in event && event.isComposing)) {
      change(typed);
      return;
    }
    const inputType = 'inputType' in event ? String(event.inputType) : '';
    const caret = selectionEnd ?? typed.length;
    const next = formatEdit({ before: text, typed, caret, inputType, hadSelection: hadSelection.current }, format);
    // React moves the caret to the end when it writes the text, so the text and the caret are written before.
    if (next.text !== typed) element.value = next.text;
    // Safari moves the focus to the field whose selection is set, and autofill changes fields without the focus.
    if (element.matches(':focus')) element.setSelectionRange(next.caret, next.caret);
    change(next.text);
  };
  const line = (
    <Input
      {...input}
      {...(button ? { pe: buttonRoom } : {})}
      ref={attach}
      name={field.name}
      aria-required={required}
      value={text}
      onKeyDown={noteSelection}
      onContextMenu={noteSelection}
      onChange={({ target, nativeEvent }) => edit(target, nativeEvent)}
      onCompositionEnd={({ currentTarget, nativeEvent }) => format && edit(currentTarget, nativeEvent)}
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
