import { buttonRoom, Labelled, WithButton } from '@shared/forms';
import { Input, Textarea, type InputProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { undoesItself } from '../editing/use-undo-keys.ts';

interface PlainFieldProps {
  readonly label: string;
  /** Names the text, so that a press on the page leads here. */
  readonly part?: string | undefined;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

type LineFieldProps = PlainFieldProps &
  Pick<InputProps, 'onBlur' | 'inputMode' | 'autoFocus' | 'autoComplete' | 'placeholder'> & {
    /** Whether the document does not know (all of) the text yet. */
    readonly isUnknown?: boolean;
    /** Drawn at the field's end, within its frame. */
    readonly button?: ReactNode;
  };

/** One line that is saved as it is typed. */
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

/** Several lines that are saved as they are typed; the field grows with them. */
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
