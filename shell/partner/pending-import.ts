import type { PortalAccess } from './portal-api.ts';

/** A history that is imported once its owner is in the app. */
export interface PendingImport {
  readonly access: PortalAccess;
  /** The customer's id at the portal. */
  readonly customerId: string;
}

/** The key under which this tab stores what is left of an import (saved-import.ts). */
export const savedImportKey = 'tessera.partner-import';

let pending: PendingImport | undefined;

/**
 * Leaves the import to the app, which starts it once the user is there. It is in memory only, because of its access
 * token.
 */
export function deferImport(task: PendingImport | undefined): void {
  pending = task;
}

/** Whether an import is pending, or was interrupted by a reload. */
export function isImportPending(): boolean {
  try {
    return pending !== undefined || sessionStorage.getItem(savedImportKey) !== null;
  } catch {
    return false;
  }
}

/** Returns the pending import, and only once. */
export function takeImport(): PendingImport | undefined {
  const task = pending;
  pending = undefined;
  return task;
}
