import { validate } from 'uuid';
import { noDataFound } from './errors.ts';

/** An id as the database takes it. Anything that could not be one names nothing, just as one that is not there. */
export function recordId(id: string): string {
  if (!validate(id)) throw noDataFound();
  return id.toLowerCase();
}

/** Those of `ids` that could name something, each once, as the database takes them. */
export const possibleIds = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id) => validate(id)).map((id) => id.toLowerCase())),
];
