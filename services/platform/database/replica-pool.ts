import pg from 'pg';
import { ObservedClient, type ObservedClientConfig } from '../telemetry/observed-client.ts';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Milliseconds in which a replica has to take a connection; longer is as good as gone. */
const connectLimit = 1_000;
/** Milliseconds in which a replica has to answer; a frozen one must not keep a request for ever. */
const answerLimit = 10_000;
/** Milliseconds for which a replica that could not be reached is left alone. */
const restAfterFailure = 5_000;

/**
 * Connections to a read-only copy of the database. While the copy cannot be reached its questions go to the database
 * itself, so that losing it costs time and nothing else.
 */
export class ReplicaPool extends pg.Pool {
  readonly #primary: pg.Pool;
  readonly #onFailure: (error: Error) => void;
  /** Milliseconds of `performance.now()` until which the replica is not asked. */
  #restUntil = 0;

  constructor(url: string, primary: pg.Pool, max: number, onFailure: (error: Error) => void) {
    const settings: pg.PoolConfig & ObservedClientConfig = {
      connectionString: url,
      max,
      connectionTimeoutMillis: connectLimit,
      answerLimit,
      Client: ObservedClient,
    };
    super(settings);
    this.#primary = primary;
    this.#onFailure = onFailure;
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
    this.on('error', onFailure);
  }

  /** A connection of the replica, or of the database itself; each goes back to where it came from. */
  async #take(): Promise<pg.PoolClient> {
    if (performance.now() < this.#restUntil) return this.#primary.connect();
    try {
      return await super.connect();
    } catch (error) {
      if (this.ending) throw error;
      this.#restUntil = performance.now() + restAfterFailure;
      this.#onFailure(error instanceof Error ? error : new Error(String(error)));
      return this.#primary.connect();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    const client = this.#take();
    if (!taken) return client;
    client.then(
      (each) => taken(undefined, each, (release) => each.release(release as Error | boolean | undefined)),
      (error: unknown) => taken(error as Error, undefined, () => undefined),
    );
    return undefined;
  }
}
