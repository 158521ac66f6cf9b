import type { ErrorReport, ReportBody } from '@shared/contracts';
import { consoleReporting, type ErrorReporting } from './error-reporting.ts';

/** Characters; the server takes no more. */
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
 * Sends errors to the log of the server, where whoever operates it sees them, beside the browser's console. A report that
 * does not get through is not sent again: what keeps it may be what it tells of.
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
