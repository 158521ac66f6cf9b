/**
 * Small readers that together turn an unknown value into a typed one. A reader never throws: it reports a problem,
 * returns a value of the right type, and lets the others continue, so that all problems are reported at once.
 */
import { cleanLine, cleanText } from '../text/clean-text.ts';
import type { PartialDate } from '../events.ts';
import { parsePartialDate } from '../partial-date.ts';

export interface DocumentProblem {
  /** The path of the value, such as `sections[2].items[0].link`; empty for the document itself. */
  readonly path: string;
  /** A message in English for developers of clients: `is longer than 300 characters`. */
  readonly message: string;
}

export type Read<T> = (value: unknown, path: string, problems: DocumentProblem[]) => T;

/** Whether a value is an object that is neither null nor an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cleaned =
  (clean: (text: string) => string, longest: number): Read<string> =>
  (value, path, problems) => {
    if (typeof value !== 'string') {
      problems.push({ path, message: 'is not text' });
      return '';
    }
    if (value.length > longest) {
      problems.push({ path, message: `is longer than ${longest} characters` });
      return '';
    }
    return clean(value);
  };

/** Reads text of one line with at most `longest` characters. */
export const line = (longest: number): Read<string> => cleaned(cleanLine, longest);
/** Reads text of several lines with at most `longest` characters. */
export const text = (longest: number): Read<string> => cleaned(cleanText, longest);

/** Reads a boolean. */
export const boolean: Read<boolean> = (value, path, problems) => {
  if (typeof value === 'boolean') return value;
  problems.push({ path, message: 'is not true or false' });
  return false;
};

/** Reads the id of an entity, inside or outside of the document. */
export const identifier: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value;
  problems.push({ path, message: 'is not an id: 1 to 64 letters, digits, _ or -' });
  return '';
};

/** Reads one of the allowed texts. */
export const oneOf =
  <T extends string>(allowed: readonly [T, ...T[]]): Read<T> =>
  (value, path, problems) => {
    const found = allowed.find((each) => each === value);
    if (found === undefined) problems.push({ path, message: `is not one of ${allowed.join(', ')}` });
    return found ?? allowed[0];
  };

/** Reads null, or a value that `read` reads. */
export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path, problems) =>
    value === null ? null : read(value, path, problems);

/** Reads a list of at most `most` entries. */
export const list =
  <T>(read: Read<T>, most: number): Read<readonly T[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) {
      problems.push({ path, message: 'is not a list' });
      return [];
    }
    if (value.length > most) {
      problems.push({ path, message: `has more than ${most} entries` });
      return [];
    }
    return value.map((entry, index) => read(entry, `${path}[${index}]`, problems));
  };

/**
 * Reads a record with exactly these fields. An unknown field is a problem, because it would be lost when the record is
 * written back.
 */
export const fields =
  <T extends object>(readers: { readonly [Key in keyof T]: Read<T[Key]> }): Read<T> =>
  (value, path, problems) => {
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    const record = isRecord(value) ? value : {};
    if (!isRecord(value)) problems.push({ path, message: 'is not an object' });
    for (const key of Object.keys(record)) {
      if (!Object.hasOwn(readers, key)) problems.push({ path: at(key), message: 'is not known' });
    }
    const read = (key: keyof T & string) => readers[key](record[key], at(key), isRecord(value) ? problems : []);
    return Object.fromEntries(Object.keys(readers).map((key) => [key, read(key as keyof T & string)])) as T;
  };

/** Reads a record as `fields` does, with additional fields that may be missing and are then missing in the result. */
export const withOptional =
  <T extends object, Key extends keyof T>(
    readers: { readonly [Each in Exclude<keyof T, Key>]: Read<T[Each]> },
    optional: { readonly [Each in Key]: Read<Exclude<T[Each], undefined>> },
  ): Read<T> =>
  (value, path, problems) => {
    const given = Object.entries(optional).filter(([key]) => isRecord(value) && value[key] !== undefined);
    const all = { ...readers, ...Object.fromEntries(given) };
    return fields<T>(all as { readonly [Each in keyof T]: Read<T[Each]> })(value, path, problems);
  };

/** Reads the id of a block or of one of its entries; these choose their own ids. */
export const eventName: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)) return value;
  problems.push({ path, message: 'is not a name of 1 to 100 letters, digits, . : - or _' });
  return '';
};

/** Reads a month or a year, and reports the message of product.md §8 for any other value. */
export const partialDate: Read<PartialDate> = (value, path, problems) => {
  const reading = parsePartialDate(value);
  if (reading.ok) return reading.date;
  problems.push({ path, message: reading.message });
  return '' as PartialDate;
};
