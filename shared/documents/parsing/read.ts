/**
 * Small readers that together turn an unknown value into a typed one. A reader never throws: it names what is wrong,
 * answers with something of the right type and lets the others go on, so that all problems are told at once.
 */
import { cleanLine, cleanText } from '../text/clean-text.ts';

export interface DocumentProblem {
  /** `sections[2].items[0].link`; empty for the document itself. */
  readonly path: string;
  /** In English, for the developer of a client: `is longer than 300 characters`. */
  readonly message: string;
}

export type Read<T> = (value: unknown, path: string, problems: DocumentProblem[]) => T;

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

/** Text of one line; `longest` in characters. */
export const line = (longest: number): Read<string> => cleaned(cleanLine, longest);
/** Text of several lines; `longest` in characters. */
export const text = (longest: number): Read<string> => cleaned(cleanText, longest);

export const yesOrNo: Read<boolean> = (value, path, problems) => {
  if (typeof value === 'boolean') return value;
  problems.push({ path, message: 'is not true or false' });
  return false;
};

/** Names an entity, inside the document or outside of it. */
export const identifier: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && /^[\w-]{1,64}$/.test(value)) return value;
  problems.push({ path, message: 'is not an id: 1 to 64 letters, digits, _ or -' });
  return '';
};

export const oneOf =
  <T extends string>(allowed: readonly [T, ...T[]]): Read<T> =>
  (value, path, problems) => {
    const found = allowed.find((each) => each === value);
    if (found === undefined) problems.push({ path, message: `is not one of ${allowed.join(', ')}` });
    return found ?? allowed[0];
  };

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path, problems) =>
    value === null ? null : read(value, path, problems);

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

/** Exactly the given fields: an unknown field would be lost on the way back, so it is a problem. */
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

/** As `fields`, with fields that may be missing: those are then missing in the answer as well. */
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
