import type { FieldValues } from '@shared/forms';
import { Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import type { SavedBase } from '../saving/record-store.ts';
import { RecordFailure } from './record-failure.tsx';
import { RecordFrame } from './record-frame.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormProps<Values extends FieldValues, Stored extends SavedBase> {
  /** The result of `useRecordForm`. */
  readonly state: RecordFormState<Values, Stored>;
  /** The form's accessible name. */
  readonly label: string;
  /** Content between the offered drafts and the form. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** The end of the form, with the buttons to cancel and to save. */
  readonly footer: ReactNode;
}

/** The form of a stored record: offered drafts, fields, errors, and the comparison of two versions. */
export function RecordForm<Values extends FieldValues, Stored extends SavedBase>({
  state,
  label,
  lead,
  children,
  footer,
}: RecordFormProps<Values, Stored>): ReactNode {
  return (
    <RecordFrame state={state} lead={lead}>
      <form noValidate onSubmit={state.onSubmit} aria-label={label}>
        <Stack gap="6">
          {children}
          <RecordFailure state={state} />
          {footer}
        </Stack>
      </form>
    </RecordFrame>
  );
}
