import type { FieldValues } from '@shared/forms';
import { Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { DraftOffers } from '../drafts/draft-offers.tsx';
import type { SavedBase } from '../saving/record-store.ts';
import { SaveFailureNotice } from '../saving/save-failure-notice.tsx';
import { SavingConflict } from '../saving/saving-conflict.tsx';
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

/** The frame of a stored record's form: offered drafts, fields, errors, and the comparison of two versions. */
export function RecordForm<Values extends FieldValues, Stored extends SavedBase>({
  state,
  label,
  lead,
  children,
  footer,
}: RecordFormProps<Values, Stored>): ReactNode {
  const { fields, saving, drafts, guard, stored, valuesOf, describe, onSubmit, onSaveAsNew } = state;
  return (
    <>
      <DraftOffers drafts={drafts} stored={stored} describe={describe} />
      {lead}
      <form ref={fields} noValidate onSubmit={onSubmit} aria-label={label}>
        <Stack gap="6">
          {children}
          {saving.failure !== undefined && (
            <SaveFailureNotice
              failure={saving.failure}
              busy={saving.busy}
              onRetry={() => onSubmit()}
              onSaveAsNew={onSaveAsNew}
            />
          )}
          {footer}
        </Stack>
      </form>
      <SavingConflict saving={saving} valuesOf={valuesOf} describe={describe} />
      {guard}
    </>
  );
}
