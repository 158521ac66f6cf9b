import type { FieldValues, UseFormReturn } from '@shared/forms';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedBase } from '../saving/record-store.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { newRecord, type DraftKind, type DraftPlace } from './draft-keys.ts';

interface DraftKeepingOptions<Values extends FieldValues> {
  readonly kind: DraftKind;
  readonly form: UseFormReturn<Values>;
  /** The saved state that the form changes; null for a new record. */
  readonly base: SavedBase | null;
  readonly uuid: string;
}

export interface DraftKeeping<Values> {
  readonly keeper: DraftKeeper<Values>;
  readonly place: DraftPlace;
}

/** Stores on this device what is typed into a record's form, until it is saved or reverted. */
export function useDraftKeeping<Values extends FieldValues>(
  options: DraftKeepingOptions<Values>,
): DraftKeeping<Values> {
  const { kind, form, base, uuid } = options;
  const { session } = useEnvironment();
  // The user at the first rendering, because whoever signs in next must not receive what this one has typed.
  const [subject] = useState(() => session.subject);
  const [keeper] = useState(() => createDraftKeeper<Values>());
  const place: DraftPlace = { subject, kind, record: base?.id ?? newRecord };
  const { isDirty } = form.formState;
  const read = useEffectEvent(() =>
    isDirty ? { place, values: form.getValues(), uuid: base?.uuid ?? uuid, version: base?.version ?? null } : undefined,
  );
  useEffect(() => keeper.start(() => read()), [keeper]);
  useEffect(
    () => form.subscribe({ formState: { values: true, isDirty: true }, callback: () => keeper.changed() }),
    [form, keeper],
  );
  return { keeper, place };
}
