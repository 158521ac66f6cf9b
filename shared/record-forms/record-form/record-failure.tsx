import type { FieldValues } from '@shared/forms';
import type { ReactNode } from 'react';
import type { SavedBase } from '../saving/record-store.ts';
import { SaveFailureNotice } from '../saving/save-failure-notice.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFailureProps<Values extends FieldValues, Stored extends SavedBase> {
  /** The result of `useRecordForm`. */
  readonly state: RecordFormState<Values, Stored>;
}

/** Says why the last save of a record failed; renders nothing otherwise. */
export function RecordFailure<Values extends FieldValues, Stored extends SavedBase>({
  state: { saving, onSubmit, onSaveAsNew },
}: RecordFailureProps<Values, Stored>): ReactNode {
  if (saving.failure === undefined) return null;
  return (
    <SaveFailureNotice
      failure={saving.failure}
      busy={saving.busy}
      onRetry={() => onSubmit()}
      onSaveAsNew={onSaveAsNew}
    />
  );
}
