import type { FieldValues, UseFormReturn } from '@shared/forms';
import type { RequestFailure } from '@shared/graphql';
import { useRef, useState } from 'react';
import { newUuid } from '../new-uuid.ts';
import { saveRecord, type RecordStore, type SavedBase } from './record-store.ts';
import { useAutoRetry } from './use-auto-retry.ts';

/** Why the last save failed. */
export interface SaveFailure {
  readonly failure: RequestFailure;
  /** The message of the API when it refused the content. */
  readonly reason: string | undefined;
  /**
   * The number of attempts if the save is retried automatically: only as long as nothing is typed, because a half-typed
   * word must not be saved.
   */
  readonly retry: number | undefined;
}

export interface Conflict<Values, Stored> {
  readonly mine: Values;
  readonly newest: Stored;
}

export interface Saving<Values, Stored> {
  /** The saved state that the form changes; null for a new record. */
  readonly base: SavedBase | null;
  /** The UUID under which a new record is saved. */
  readonly uuid: string;
  readonly busy: boolean;
  /** Whether a save is running now, for work that began in an earlier render. */
  isRunning(): boolean;
  readonly failure: SaveFailure | undefined;
  /** The record was also changed elsewhere, so one version has to be chosen. */
  readonly conflict: Conflict<Values, Stored> | undefined;
  save(values: Values): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): void;
  decideLater(): void;
  /** Saves as a new record after the record was deleted elsewhere. */
  saveAsNew(values: Values): Promise<void>;
  /** Continues a new record that was started before, under its own UUID. */
  goOnAs(uuid: string): void;
  /** Must be called when the content is edited. */
  edited(): void;
}

interface SavingOptions<Values extends FieldValues, Stored extends SavedBase> {
  readonly form: UseFormReturn<Values>;
  readonly store: RecordStore<Values, Stored>;
  /** The record that is edited; null for a new one. */
  readonly record: Stored | null;
  readonly valuesOf: (record: Stored) => Values;
  /** Whether two contents are equal once they are saved. */
  readonly isSame: (mine: Values, theirs: Values) => boolean;
  readonly onSaved: (record: Stored) => void;
}

const baseOf = ({ id, uuid, version }: SavedBase): SavedBase => ({ id, uuid, version });

/** The states of saving a record: busy, failed with the typed content kept, in conflict with another save, or done. */
export function useSaving<Values extends FieldValues, Stored extends SavedBase>(
  options: SavingOptions<Values, Stored>,
): Saving<Values, Stored> {
  const { form, store, record, valuesOf, isSame, onSaved } = options;
  const [base, setBase] = useState<SavedBase | null>(record && baseOf(record));
  const [uuid, setUuid] = useState(newUuid);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [conflict, setConflict] = useState<Conflict<Values, Stored>>();
  const running = useRef(false);

  const saveOver = async (values: Values, over: SavedBase | null, uuid: string): Promise<void> => {
    // A second press, or one during a retry, must not send the same content twice.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const sent = JSON.stringify(form.getValues());
    const outcome = await saveRecord(store, values, over, uuid);
    running.current = false;
    setBusy(false);
    if (outcome.status === 'failed') {
      setConflict(undefined);
      const { failure: kind, reason } = outcome;
      setFailure((before) => ({
        failure: kind,
        reason,
        retry: kind === 'network' ? (before?.retry ?? 0) + 1 : undefined,
      }));
      return;
    }
    setFailure(undefined);
    if (outcome.status === 'conflict' && !isSame(values, valuesOf(outcome.newest))) {
      setConflict({ mine: values, newest: outcome.newest });
      return;
    }
    setConflict(undefined);
    const stored = outcome.status === 'conflict' ? outcome.newest : outcome.record;
    setBase(baseOf(stored));
    if (JSON.stringify(form.getValues()) === sent) {
      onSaved(stored);
      return;
    }
    // What was typed during the save stays, as a change to what is now stored.
    form.reset(values, { keepValues: true });
  };

  useAutoRetry(busy ? undefined : failure?.retry, () => void saveOver(form.getValues(), base, uuid));

  return {
    base,
    uuid,
    busy,
    isRunning: () => running.current,
    failure,
    conflict,
    save: (values) => saveOver(values, base, uuid),
    async keepMine() {
      if (conflict === undefined) return;
      const newest = baseOf(conflict.newest);
      setBase(newest);
      await saveOver(conflict.mine, newest, uuid);
    },
    takeTheirs() {
      if (conflict === undefined) return;
      form.reset(valuesOf(conflict.newest));
      setBase(baseOf(conflict.newest));
      setConflict(undefined);
    },
    decideLater: () => setConflict(undefined),
    async saveAsNew(values) {
      // Under its own UUID it is the same record as before, so the documents that refer to it show it again.
      const again = base?.uuid ?? newUuid();
      setUuid(again);
      setBase(null);
      await saveOver(values, null, again);
    },
    goOnAs: setUuid,
    edited: () => setFailure((before) => (before?.retry === undefined ? before : { ...before, retry: undefined })),
  };
}
