import type { FieldValues, UseFormReturn } from '@shared/forms';
import { useEnvironment } from '@shared/remote-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BlockKind } from '../../block-kind.ts';
import type { SavedBase } from '../block-store.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { newBlock, type DraftPlace } from '../../drafts/draft-keys.ts';

interface DraftKeepingOptions<Values extends FieldValues> {
  readonly kind: BlockKind;
  readonly form: UseFormReturn<Values>;
  /** The saved state that the form changes; null for a new block. */
  readonly base: SavedBase | null;
  readonly uuid: string;
}

export interface DraftKeeping<Values> {
  readonly keeper: DraftKeeper<Values>;
  readonly place: DraftPlace;
}

/** Keeps what is typed into a block's form on this device, until it is saved or taken back. */
export function useDraftKeeping<Values extends FieldValues>(
  options: DraftKeepingOptions<Values>,
): DraftKeeping<Values> {
  const { kind, form, base, uuid } = options;
  const { session } = useEnvironment();
  // Whoever signs in next must not be given what this person has typed.
  const [subject] = useState(() => session.subject);
  const [keeper] = useState(() => createDraftKeeper<Values>());
  const place: DraftPlace = { subject, kind, block: base?.id ?? newBlock };
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
