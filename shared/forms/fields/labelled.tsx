import { CircleAlertIcon, Field, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { useFormTexts } from '../texts.ts';

/** The texts of a form field. */
export interface FieldTexts {
  readonly label: string;
  readonly help?: string | undefined;
  /** Marks the field as optional. Where most fields are required, only optional ones are marked for the eye. */
  readonly optional?: boolean | undefined;
}

export interface LabelledProps extends FieldTexts {
  readonly error: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A label above, help below, and an error with an icon below; the control refers to both by `aria-describedby`. */
export function Labelled({
  label,
  help,
  optional = false,
  error,
  disabled = false,
  children,
}: LabelledProps): ReactNode {
  const t = useFormTexts();
  return (
    <Field.Root invalid={error !== undefined} disabled={disabled}>
      <Field.Label>
        {label}
        {optional && (
          <Span color="fg.muted" fontWeight="400">
            {t('optional')}
          </Span>
        )}
      </Field.Label>
      {children}
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>
        <Span flexShrink="0" pt="0.5" aria-hidden>
          <CircleAlertIcon size={16} />
        </Span>
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
