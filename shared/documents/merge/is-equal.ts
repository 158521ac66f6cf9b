import { isRecord } from '../parsing/read.ts';

/** Whether two values of plain data are equal; a field that is `undefined` counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isEqual(one[field], other[field]));
}
