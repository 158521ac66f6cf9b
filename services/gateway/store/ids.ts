import { validate } from 'uuid';
import { noDataFound } from '../errors.ts';

/** An id as the database takes it. Anything that could not be one names nothing, just as one that is not there. */
export function recordId(id: string): string {
  if (!validate(id)) throw noDataFound();
  return id.toLowerCase();
}
