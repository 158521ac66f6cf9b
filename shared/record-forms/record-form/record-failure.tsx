import type { FieldValues } from '@shared/forms';
import { Box } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
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
  const { failure } = saving;
  const place = useRef<HTMLDivElement>(null);
  // The end of a long form, where the notice is, may be out of view or behind the form's buttons.
  useEffect(() => {
    if (failure !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (failure === undefined) return null;
  return (
    <Box ref={place} scrollMarginBlockEnd="24">
      <SaveFailureNotice failure={failure} busy={saving.busy} onRetry={() => onSubmit()} onSaveAsNew={onSaveAsNew} />
    </Box>
  );
}
