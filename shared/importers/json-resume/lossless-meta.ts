/**
 * Content that JSON Resume cannot hold is stored in `meta` in our own format. Each value there is complete, and is used
 * only as long as the standard entry is still the one that was written from it, so that edits by hand win.
 */
import type { Source } from '../common/source.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import { isRecord } from '../../documents/parsing/read.ts';

/** Removes empty texts, empty lists, and nulls from a record. */
export function withoutEmpty(record: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** A key that is equal for equal content, regardless of the order of fields. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${keyOf(value[field])}`).join()}}`;
}

/** Whether two values have the same content, regardless of the order of fields. */
export const hasSameContent = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

/**
 * Selects what has to be stored in `meta`, because the standard part does not restore it unchanged. Entries with the
 * same standard form are included, so that each finds its own value.
 */
export function selectForMeta<Thing>(
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

/** Returns a function that finds the stored value of an entry of the file; each value is returned once. */
export function createMetaFinder<Thing>(
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
