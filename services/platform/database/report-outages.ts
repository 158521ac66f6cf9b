import type { Pool } from 'pg';
import type { Reports } from '../telemetry/log.ts';

/**
 * Creates a function that logs that a server was lost. A pool loses all of its connections at once and fails to open
 * others as long as the server is away, so an outage is logged once, and the next only after a connection has been made.
 */
export function reportOutages(pool: Pool, log: Reports, message: string): (error: Error) => void {
  let isAway = false;
  pool.on('connect', () => (isAway = false));
  return (error) => {
    if (isAway || pool.ending) return;
    isAway = true;
    log.error({ err: error }, message);
  };
}
