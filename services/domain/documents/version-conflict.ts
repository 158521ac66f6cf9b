import { noDataFound } from '../errors.ts';

/** The result of a write that was made from an older version. Nothing was written. */
export interface VersionConflict {
  readonly currentVersion: number;
}

/**
 * Explains an update by version that matched no row: there is another version, or there is no such record (throws
 * NO_DATA_FOUND).
 */
export function conflictOf([row]: readonly { readonly version: number }[]): VersionConflict {
  if (!row) throw noDataFound();
  return { currentVersion: row.version };
}

/** Tells a conflict from a stored row. */
export const isVersionConflict = (value: object): value is VersionConflict => 'currentVersion' in value;
