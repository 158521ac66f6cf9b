import { noDataFound } from '../errors.ts';

/** The answer to a write that was made from an older version; nothing was written. */
export interface VersionConflict {
  readonly currentVersion: number;
}

/** What it means that an update by version found nothing: another version is there, or nothing is (NO_DATA_FOUND). */
export function conflictOf([row]: readonly { readonly version: number }[]): VersionConflict {
  if (!row) throw noDataFound();
  return { currentVersion: row.version };
}

export const isVersionConflict = (value: object): value is VersionConflict => 'currentVersion' in value;
