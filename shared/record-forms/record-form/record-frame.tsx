import type { FieldValues } from '@shared/forms';
import { Box } from '@shared/ui';
import type { ReactNode } from 'react';
import { DraftOffers } from '../drafts/draft-offers.tsx';
import type { SavedBase } from '../saving/record-store.ts';
import { SavingConflict } from '../saving/saving-conflict.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFrameProps<Values extends FieldValues, Stored extends SavedBase> {
  /** The result of `useRecordForm`. */
  readonly state: RecordFormState<Values, Stored>;
  /** Content between the offered drafts and the fields. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What surrounds the fields of a stored record, wherever they are on the page: offered drafts, the comparison of two
 * versions, and the question before unsaved content is left.
 */
export function RecordFrame<Values extends FieldValues, Stored extends SavedBase>(
  props: RecordFrameProps<Values, Stored>,
): ReactNode {
  const { state, lead, children } = props;
  const { fields, saving, drafts, guard, stored, valuesOf, describe } = state;
  return (
    <>
      <DraftOffers drafts={drafts} stored={stored} describe={describe} />
      {lead}
      <Box ref={fields}>{children}</Box>
      <SavingConflict saving={saving} valuesOf={valuesOf} describe={describe} />
      {guard}
    </>
  );
}
