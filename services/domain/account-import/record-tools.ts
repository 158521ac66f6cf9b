/** Small tools for the records of an archive, of which nothing is known yet. */
import { validate } from 'uuid';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import type { JsonRecord } from '../../../shared/documents/parsing/read-json.ts';
import { DomainError } from '../errors.ts';
import { InputReader } from '../input/reader.ts';

/** The objects of a list, with their places; anything else has none. */
export const recordsIn = (list: unknown): readonly (readonly [index: number, record: JsonRecord])[] =>
  Array.isArray(list) ? [...list.entries()].flatMap(([index, each]) => (isRecord(each) ? [[index, each]] : [])) : [];

/** Returns a key that is equal for equal JSON, regardless of the order of fields, as PostgreSQL stores it. */
export function jsonKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonKey).join()}]`;
  if (value === undefined) return 'null';
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${jsonKey(value[key])}`).join()}}`;
}

/** Reads an id of a record; undefined for anything else. */
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && validate(value) ? value.toLowerCase() : undefined;

/** Reads an instant; undefined for anything else. */
export function instantIn(value: unknown): Date | undefined {
  const date = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}

/** Reads a count of saves; 1 for anything else. */
export const versionIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647 ? value : 1;

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Replaces ids in a record of any shape; ids are UUIDs, so nothing else can equal one. */
export function withNewIds<T>(value: T, newIds: ReadonlyMap<string, string>): T {
  if (newIds.size === 0) return value;
  const text = JSON.stringify(value).replace(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi,
    (id) => newIds.get(id.toLowerCase()) ?? id,
  );
  return JSON.parse(text) as T;
}

/** Runs `read`, which may refuse input, and returns what it read or the first message of a refusal. */
export function readStrictly<T>(
  read: (reader: InputReader) => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly path: string; readonly message: string } {
  const reader = new InputReader();
  try {
    const value = read(reader);
    reader.finish();
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [problem] = error.fields ?? [];
    return { ok: false, path: problem?.path ?? '', message: problem?.message ?? error.message };
  }
}
