/**
 * Forms of stored records: what is typed is kept as a draft, saved once, and never silently overwrites another save.
 */
export { BusyButton } from './busy-button.tsx';
export { FieldPair } from './field-pair.tsx';
export { FormDialog } from './form-dialog.tsx';
export { SaveButton } from './save-button.tsx';
export { linkOrNull, textOrNull } from './text-values.ts';
export { useContactSaving } from './contact-info/use-contact-saving.ts';
export { newUuid } from './new-uuid.ts';
export {
  draftedRecords,
  draftKey,
  draftRoot,
  newRecord,
  type DraftKind,
  type DraftPlace,
} from './drafts/draft-keys.ts';
export { type RequestedDraft } from './drafts/use-drafts.ts';
export { describeText, differencesBetween, type DescribedField, type Difference } from './saving/differences.ts';
export { type RecordStore, type SavedBase, type UpdateOutcome } from './saving/record-store.ts';
export { saveMerged } from './saving/save-merged.ts';
export { useConflictQuestion } from './saving/use-conflict-question.tsx';
export { useAutoRetry } from './saving/use-auto-retry.ts';
export { RecordForm } from './record-form/record-form.tsx';
export { RecordFailure } from './record-form/record-failure.tsx';
export { RecordFrame } from './record-form/record-frame.tsx';
export { useRecordForm, type RecordFormState } from './record-form/use-record-form.ts';
export { FormFooter } from './form-footer.tsx';
