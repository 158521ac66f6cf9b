import type { ClientBase, Pool } from 'pg';

/** A session that holds a lock for which another one waits. */
export interface BlockingSession {
  /** For `pg_terminate_backend`. */
  readonly pid: number;
  /** Null if it belongs to another role of the database. */
  readonly application: string | null;
  readonly state: string | null;
  /** The seconds since its transaction began. */
  readonly seconds: number | null;
}

export interface WaitingReport {
  readonly seconds: number;
  /** The sessions that are in the way; empty if the statement works. */
  readonly blockedBy: readonly BlockingSession[];
}

export interface WaitingOptions {
  readonly everyMs: number;
  readonly onReport: (report: WaitingReport) => void;
}

export interface WaitingWatch {
  /** The seconds since the watch began. */
  readonly seconds: () => number;
  readonly wasReported: () => boolean;
  readonly stop: () => void;
}

const blockers = `
  select pid, application_name as application, state, extract(epoch from now() - xact_start)::int as seconds
  from pg_stat_activity where pid = any(pg_blocking_pids($1)) order by pid`;

/**
 * Reports at intervals how long the work on a connection has taken, and which sessions it waits for. Those are read on
 * another connection of the pool, which is opened for the first report.
 */
export async function reportWaiting(
  pool: Pool,
  client: ClientBase,
  { everyMs, onReport }: WaitingOptions,
): Promise<WaitingWatch> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 100) / 10;
  let isStopped = false;
  let isReported = false;
  let timer: NodeJS.Timeout | undefined;
  const report = async (): Promise<void> => {
    // The report is worth more than the sessions, which a server that is too busy for another connection does not tell.
    const answer = await pool.query<BlockingSession>(blockers, [pid]).catch(() => ({ rows: [] }));
    if (isStopped) return;
    isReported = true;
    onReport({ seconds: seconds(), blockedBy: answer.rows });
    schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => void report(), everyMs);
  };
  schedule();
  return {
    seconds,
    wasReported: () => isReported,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
