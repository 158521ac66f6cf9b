import { storedKeys, storedValue } from '@shared/remote-kit';
import { draftKey, draftPrefix, draftRoot, type DraftPlace } from './draft-keys.ts';
import { type EntrySamples, readLike } from './read-values.ts';

/** The unsaved content of a record's form. */
export interface Draft<Values> {
  readonly id: string;
  readonly values: Values;
  /**
   * The UUID of the record; a new one has it before its first save, so that repeating a save whose answer was lost
   * creates no duplicate.
   */
  readonly uuid: string;
  /** The version of the record that the draft changes; null for a new record. */
  readonly version: number | null;
  /** Instants in ISO 8601. */
  readonly begunAt: string;
  readonly keptAt: string;
}

const maxPerRecord = 3;
/** The maximum number of characters of a serialized draft. */
const longest = 500_000;
const oldestInDays = 60;

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const storedDraft = <Values>(key: string, sample: Values, samples: EntrySamples = {}) =>
  storedValue<Draft<Values>>(key, {
    parse(text) {
      const { id, uuid, version, begunAt, keptAt, values } = parsed(text) ?? {};
      if (typeof id !== 'string' || typeof uuid !== 'string' || !isInstant(begunAt) || !isInstant(keptAt))
        return undefined;
      if (version !== null && typeof version !== 'number') return undefined;
      const read = readLike(sample, values, samples);
      return read && { id, uuid, version, begunAt, keptAt, values: read };
    },
    print: JSON.stringify,
  });

/** Returns the drafts at `place` that can be read as values like `sample` (read-values.ts), newest first. */
export function savedDrafts<Values>(
  place: DraftPlace,
  sample: Values,
  samples: EntrySamples = {},
): readonly Draft<Values>[] {
  return storedKeys(draftPrefix(place))
    .map((key) => storedDraft(key, sample, samples).get())
    .filter((draft) => draft !== undefined)
    .sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Returns whether the draft stays on this device. The last three drafts of each record are kept. */
export function saveDraft<Values>(place: DraftPlace, draft: Draft<Values>): boolean {
  if (JSON.stringify(draft).length > longest) {
    // An earlier state of the draft would be mistaken for the complete one.
    removeDraft(place, draft.id);
    return false;
  }
  const isKept = storedDraft(draftKey(place, draft.id), draft.values).set(draft);
  const others = savedDrafts(place, draft.values).filter(({ id }) => id !== draft.id);
  for (const { id } of others.slice(maxPerRecord - 1)) removeDraft(place, id);
  return isKept;
}

export const removeDraft = (place: DraftPlace, id: string): void => storedDraft(draftKey(place, id), null).remove();

/** Removes a remote's drafts, of all users, that were not changed for 60 days. */
export function removeOldDrafts(remote: string, now = new Date()): void {
  const oldest = now.getTime() - oldestInDays * 86_400_000;
  for (const key of storedKeys(draftRoot(remote))) {
    const stored = storedValue(key, { parse: parsed, print: JSON.stringify });
    const keptAt = stored.get()?.['keptAt'];
    if (!isInstant(keptAt) || Date.parse(keptAt) < oldest) stored.remove();
  }
}
