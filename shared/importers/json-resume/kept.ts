/**
 * What JSON Resume cannot hold goes to `meta` in our own terms. Each thing kept there is whole, and counts only as long as
 * the entry in the standard part is still the one that was written from it: whoever edits the file by hand is believed.
 */
import type { Source } from '../common/source.ts';
import { isRecord } from '../../documents/parsing/read.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** The record without what says nothing: empty texts, empty lists and nulls. */
export function filled(record: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** The same text for the same content, whatever the order of fields. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${keyOf(value[field])}`).join()}}`;
}

export const isSame = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

/**
 * The things that must be kept, because the standard part does not give them back as they are; with them those that look
 * the same there, so that each finds its own.
 */
export function toKeep<Thing>(
  things: readonly Thing[],
  write: (thing: Thing) => JsonRecord,
  isGivenBack: (thing: Thing, written: JsonRecord) => boolean,
): readonly Thing[] {
  const written = things.map((thing) => ({ thing, record: write(thing) }));
  const keys = new Set(
    written.filter(({ thing, record }) => !isGivenBack(thing, record)).map(({ record }) => keyOf(record)),
  );
  return written.filter(({ record }) => keys.has(keyOf(record))).map(({ thing }) => thing);
}

/** Finds what was kept of an entry of the file; each thing is given once. */
export function finderOf<Thing>(
  kept: readonly Thing[],
  write: (thing: Thing) => JsonRecord,
): (source: Source) => Thing | undefined {
  const waiting = new Map<string, Thing[]>();
  for (const thing of kept) {
    const key = keyOf(write(thing));
    waiting.set(key, [...(waiting.get(key) ?? []), thing]);
  }
  return ({ given }) => waiting.get(keyOf(given))?.shift();
}
