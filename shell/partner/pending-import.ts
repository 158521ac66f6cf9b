import type { PortalAccess } from './portal-api.ts';

/** A history that waits for its owner to arrive in the app. */
export interface PendingImport {
  readonly access: PortalAccess;
  /** The customer's name at the portal. */
  readonly customerId: string;
}

/** Where what is left of an import is kept in this tab (kept-import.ts). */
export const keptImportKey = 'tessera.partner-import';

let pending: PendingImport | undefined;

/** Leaves the import to the app, which begins it when the person is there. In memory only, with its access token. */
export function leaveImport(task: PendingImport | undefined): void {
  pending = task;
}

/** Whether one waits, or was interrupted by a reload. */
export function isImportPending(): boolean {
  try {
    return pending !== undefined || sessionStorage.getItem(keptImportKey) !== null;
  } catch {
    return false;
  }
}

/** Once only. */
export function takeImport(): PendingImport | undefined {
  const task = pending;
  pending = undefined;
  return task;
}
