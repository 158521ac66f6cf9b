import type { Reports } from '../telemetry/log.ts';

function write(about: unknown, message?: unknown): void {
  const { err, ...details } = typeof about === 'object' && about !== null && 'err' in about ? about : { err: about };
  const texts = [
    typeof message === 'string' ? message : '',
    err instanceof Error ? err.message : typeof err === 'string' ? err : '',
    Object.keys(details).length > 0 ? JSON.stringify(details) : '',
  ];
  console.error(texts.filter((text) => text !== '').join(': '));
}

/** Reports for a command that a person has started and watches: problems only, on standard error. */
export const consoleReports: Reports = { info: () => undefined, warn: write, error: write };
