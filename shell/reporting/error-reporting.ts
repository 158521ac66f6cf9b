import type { ErrorReport } from '@shared/contracts';

/**
 * Where program and network errors are reported (product.md §8). A vendor is one implementation, chosen when the shell
 * starts.
 */
export interface ErrorReporting {
  report(report: ErrorReport): void;
}

/** Used when no vendor is configured: errors stay in the browser's console, with the id that the user saw. */
export const consoleReporting: ErrorReporting = {
  report: ({ id, remote, version, phase, message, cause }) =>
    console.error(`[${id}] ${remote} ${version}, ${phase}: ${message}`, ...(cause === undefined ? [] : [cause])),
};
