import { validate } from 'uuid';
import { noDataFound } from './errors.ts';

/** Normalizes an id for the database. Throws NO_DATA_FOUND for an invalid id, as for one that does not exist. */
export function recordId(id: string): string {
  if (!validate(id)) throw noDataFound();
  return id.toLowerCase();
}

/** Returns the valid ids among `ids`, each once, normalized for the database. */
export const possibleIds = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id) => validate(id)).map((id) => id.toLowerCase())),
];
