import { storedKeys, storedValue } from '@shared/remote-kit';
import { draftKey, draftPrefix, draftRoot, type DraftPlace } from './draft-keys.ts';
import { type EntrySamples, readLike } from './read-values.ts';

/** What somebody has typed into a record's form and not saved. */
export interface Draft<Values> {
  readonly id: string;
  readonly values: Values;
  /** The record's own; a new one has it before its first save, so that a save whose answer was lost makes no second one. */
  readonly uuid: string;
  /** The saved state that it changes; null for a new record. */
  readonly version: number | null;
  /** Instants in ISO 8601. */
  readonly begunAt: string;
  readonly keptAt: string;
}

const maxPerRecord = 3;
/** Characters of the written draft. */
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

/** The drafts at `place` that can be read as values like `sample` (read-values.ts), the last first. */
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

/** Answers whether it stays on this device. Of each record the last three stay. */
export function saveDraft<Values>(place: DraftPlace, draft: Draft<Values>): boolean {
  if (JSON.stringify(draft).length > longest) {
    // An earlier state of it would pass for the whole.
    removeDraft(place, draft.id);
    return false;
  }
  const isKept = storedDraft(draftKey(place, draft.id), draft.values).set(draft);
  const others = savedDrafts(place, draft.values).filter(({ id }) => id !== draft.id);
  for (const { id } of others.slice(maxPerRecord - 1)) removeDraft(place, id);
  return isKept;
}

export const removeDraft = (place: DraftPlace, id: string): void => storedDraft(draftKey(place, id), null).remove();

/** Removes a remote's drafts that nobody has touched for 60 days, whoever made them. */
export function removeOldDrafts(remote: string, now = new Date()): void {
  const oldest = now.getTime() - oldestInDays * 86_400_000;
  for (const key of storedKeys(draftRoot(remote))) {
    const stored = storedValue(key, { parse: parsed, print: JSON.stringify });
    const keptAt = stored.get()?.['keptAt'];
    if (!isInstant(keptAt) || Date.parse(keptAt) < oldest) stored.remove();
  }
}
