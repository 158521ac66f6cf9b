import { useUnsavedGuard, type FieldValues, type UseFormReturn } from '@shared/forms';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { DraftKind } from '../drafts/draft-keys.ts';
import type { EntrySamples } from '../drafts/read-values.ts';
import { useDrafts, type Drafts } from '../drafts/use-drafts.ts';
import { differencesBetween, type DescribedField } from '../saving/differences.ts';
import type { RecordStore, SavedBase } from '../saving/record-store.ts';
import { useSaving, type Saving } from '../saving/use-saving.ts';

interface RecordFormOptions<Values extends FieldValues, Stored extends SavedBase> {
  readonly kind: DraftKind;
  readonly form: UseFormReturn<Values>;
  readonly store: RecordStore<Values, Stored>;
  /** The record that is edited; null for a new one. */
  readonly record: Stored | null;
  readonly valuesOf: (record: Stored) => Values;
  /** Describes the values in words, for comparing two versions. */
  readonly describe: (values: Values) => readonly DescribedField[];
  /** Sample entries for lists that are empty in the record. */
  readonly samples: EntrySamples;
  /** Called when the form has received the content of a draft, which can have changed any of its fields. */
  readonly onContinued?: (() => void) | undefined;
  /** `leave` ends the form: no draft is kept, and closing the page asks nothing. */
  readonly onSaved: (record: Stored, leave: () => void) => void;
}

/** The state of a stored record's form, as `RecordForm` shows it. */
export interface RecordFormState<Values extends FieldValues, Stored extends SavedBase> {
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly saving: Saving<Values, Stored>;
  readonly drafts: Drafts<Values>;
  /** Asks before the page is closed with unsaved content. */
  readonly guard: ReactNode;
  /** The saved values, as values of the form; null for a new record. */
  readonly stored: Values | null;
  readonly valuesOf: (record: Stored) => Values;
  readonly describe: (values: Values) => readonly DescribedField[];
  readonly onSubmit: (event?: SubmitEvent) => void;
  readonly onSaveAsNew: () => void;
}

/** Combines saving, drafts of what is typed, and the guard of unsaved content. */
export function useRecordForm<Values extends FieldValues, Stored extends SavedBase>(
  options: RecordFormOptions<Values, Stored>,
): RecordFormState<Values, Stored> {
  const { kind, form, store, record, valuesOf, describe, samples, onContinued, onSaved } = options;
  const fields = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const { isDirty } = form.formState;
  const isSame = (mine: Values, theirs: Values): boolean =>
    differencesBetween(describe(mine), describe(theirs)).length === 0;

  const saving = useSaving<Values, Stored>({
    form,
    store,
    record,
    valuesOf,
    isSame,
    onSaved: (saved) =>
      onSaved(saved, () => {
        isLeaving.current = true;
        drafts.finish();
      }),
  });
  const drafts = useDrafts({
    kind,
    form,
    samples,
    saving,
    isSame,
    onContinued,
    onAnswered: () => fields.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
  });
  const guard = useUnsavedGuard(() => {
    if (!isDirty || isLeaving.current) return false;
    drafts.keepNow();
    return true;
  }, drafts.isKept);
  const onEdited = useEffectEvent(() => saving.edited());
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => onEdited() }), [form]);

  return {
    ...{ fields, saving, drafts, guard, valuesOf, describe },
    stored: record && valuesOf(record),
    onSubmit: (event) => void form.handleSubmit((values) => saving.save(values))(event),
    onSaveAsNew: () => void form.handleSubmit((values) => saving.saveAsNew(values))(),
  };
}
