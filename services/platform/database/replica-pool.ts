import pg from 'pg';
import { connectionFailureOf, isConnectionLost } from '../telemetry/database-failures.ts';
import type { Reports } from '../telemetry/log.ts';
import { reportConnectionFailure } from '../telemetry/observe-connections.ts';
import { ObservedClient, type ObservedClientConfig } from '../telemetry/observed-client.ts';
import type { Taken } from './observed-pool.ts';
import { reportOutages } from './report-outages.ts';

/** Milliseconds within which a replica must accept a connection; a slower one counts as unavailable. */
const connectTimeoutMs = 1_000;
/** Milliseconds within which a replica must answer. A frozen replica must not block a request forever. */
const answerTimeoutMs = 10_000;
/** Milliseconds for which a replica that could not be reached is not tried again. */
const restAfterFailure = 5_000;

/**
 * Connections to a read-only copy of the database. While the copy cannot be reached, its queries go to the primary, so
 * that losing the copy costs only time.
 */
export class ReplicaPool extends pg.Pool {
  readonly #primary: pg.Pool;
  readonly #onOutage: (error: Error) => void;
  /** The time (`performance.now()`, in milliseconds) until which the replica is not used. */
  #restUntil = 0;

  constructor(url: string, primary: pg.Pool, max: number, log: Reports) {
    const settings: pg.PoolConfig & ObservedClientConfig = {
      connectionString: url,
      max,
      connectionTimeoutMillis: connectTimeoutMs,
      answerTimeoutMs,
      Client: ObservedClient,
    };
    super(settings);
    this.#primary = primary;
    this.#onOutage = reportOutages(this, log, 'Could not use the replica');
    // The pool replaces a connection that breaks while idle; without a listener, the error would end the process.
    this.on('error', (error) => this.#report(error));
    const queryReplica = this.query.bind(this) as (...query: unknown[]) => unknown;
    const queryPrimary = primary.query.bind(primary) as (...query: unknown[]) => unknown;
    // Reads may be repeated, so a statement that loses the replica is sent to the primary.
    this.query = ((...query: unknown[]) => {
      const result = queryReplica(...query);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        if (this.ending || !isConnectionLost(error)) throw error;
        this.#rest(error);
        return queryPrimary(...query);
      });
    }) as pg.Pool['query'];
  }

  /** Leaves the replica alone for a while. */
  #rest(error: unknown): void {
    this.#restUntil = performance.now() + restAfterFailure;
    this.#report(error);
  }

  #report(error: unknown): void {
    reportConnectionFailure('replica', connectionFailureOf(error));
    this.#onOutage(error instanceof Error ? error : new Error(String(error)));
  }

  /** Returns a connection of the replica or of the primary. Each is released to the pool it came from. */
  async #take(): Promise<pg.PoolClient> {
    if (performance.now() < this.#restUntil) return this.#primary.connect();
    try {
      return await super.connect();
    } catch (error) {
      if (this.ending) throw error;
      this.#rest(error);
      return this.#primary.connect();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const client = this.#take();
    if (!callback) return client;
    client.then(
      (each) => callback(undefined, each, (release) => each.release(release as Error | boolean | undefined)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
    return undefined;
  }
}
