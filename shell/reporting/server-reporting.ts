import type { ErrorReport, ReportBody } from '@shared/contracts';
import { consoleReporting, type ErrorReporting } from './error-reporting.ts';

/** The maximum number of characters that the server accepts. */
const longest = 1_000;

const bodyOf = ({ id, remote, version, phase, code, message }: ErrorReport): ReportBody => ({
  id,
  remote,
  version,
  phase,
  ...(code !== undefined && { code }),
  message: message.slice(0, longest),
});

/**
 * Sends errors to the server's log for the operator, in addition to the browser's console. A failed report is not sent
 * again, because it may fail for the reason that it reports.
 */
export const serverReporting = (address = '/reports'): ErrorReporting => ({
  report(report) {
    consoleReporting.report(report);
    void fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(report)),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  },
});
