import pg from 'pg';
import { ObservedClient, type ObservedClientConfig } from '../telemetry/observed-client.ts';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Milliseconds within which a replica must accept a connection; a slower one counts as unavailable. */
const connectTimeoutMs = 1_000;
/** Milliseconds within which a replica must answer. A frozen replica must not block a request forever. */
const answerTimeoutMs = 10_000;
/** Milliseconds for which a replica that could not be reached is not tried again. */
const restAfterFailure = 5_000;

/**
 * Whether a statement failed because its connection ended: the server shut down (class 57P), the connection was lost
 * (class 08), or the socket closed. A pool learns of an ended connection only when it uses it.
 */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^(?:57P0[123]$|08|ECONN|EPIPE$)/.test(code) || error.message.startsWith('Connection terminated');
}

/**
 * Connections to a read-only copy of the database. While the copy cannot be reached, its queries go to the primary, so
 * that losing the copy costs only time.
 */
export class ReplicaPool extends pg.Pool {
  readonly #primary: pg.Pool;
  readonly #onFailure: (error: Error) => void;
  /** The time (`performance.now()`, in milliseconds) until which the replica is not used. */
  #restUntil = 0;

  constructor(url: string, primary: pg.Pool, max: number, onFailure: (error: Error) => void) {
    const settings: pg.PoolConfig & ObservedClientConfig = {
      connectionString: url,
      max,
      connectionTimeoutMillis: connectTimeoutMs,
      answerTimeoutMs,
      Client: ObservedClient,
    };
    super(settings);
    this.#primary = primary;
    this.#onFailure = onFailure;
    // The pool replaces a connection that breaks while idle; without a listener, the error would end the process.
    this.on('error', onFailure);
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
    this.#onFailure(error instanceof Error ? error : new Error(String(error)));
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
