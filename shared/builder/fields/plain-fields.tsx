import { buttonRoom, Labelled, WithButton } from '@shared/forms';
import { Input, Textarea, type InputProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { undoesItself } from '../editing/use-undo-keys.ts';

interface PlainFieldProps {
  readonly label: string;
  /** Identifies the text, so that a click on the page can focus this field. */
  readonly part?: string | undefined;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

type LineFieldProps = PlainFieldProps &
  Pick<InputProps, 'onBlur' | 'aria-required' | 'inputMode' | 'autoFocus' | 'autoComplete' | 'placeholder'> & {
    /** Whether the typed text is not (completely) in the document yet. */
    readonly isUnknown?: boolean;
    /** A button at the end of the field, within its frame. */
    readonly button?: ReactNode;
  };

/** A single-line field that is saved while it is typed in. */
export function LineField({
  label,
  part,
  help,
  error,
  isUnknown,
  button,
  onChange,
  ...input
}: LineFieldProps): ReactNode {
  const line = (
    <Input
      autoComplete="off"
      {...(button === undefined ? {} : { pe: buttonRoom })}
      {...input}
      data-text-of={part}
      {...(isUnknown && undoesItself)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <Labelled label={label} help={help} error={error}>
      {button === undefined ? line : <WithButton button={button}>{line}</WithButton>}
    </Labelled>
  );
}

/** A multiline field that grows with its text and is saved while it is typed in. */
export function TextField({
  label,
  part,
  help,
  error,
  isUnknown,
  onChange,
  rows = 3,
  ...area
}: PlainFieldProps & { readonly rows?: number; readonly isUnknown?: boolean }): ReactNode {
  return (
    <Labelled label={label} help={help} error={error}>
      <Textarea
        {...area}
        data-text-of={part}
        {...(isUnknown && undoesItself)}
        rows={rows}
        fieldSizing="content"
        minH={`${rows * 1.5 + 1}em`}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}
