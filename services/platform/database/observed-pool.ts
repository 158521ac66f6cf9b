import pg from 'pg';
import { connectionFailureOf } from '../telemetry/database-failures.ts';
import { reportConnectionFailure } from '../telemetry/observe-connections.ts';

export type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that counts the connections that could not be had. A statement without one is not sent, so it does not count. */
export class ObservedPool extends pg.Pool {
  #report(error: unknown): void {
    if (!this.ending) reportConnectionFailure('primary', connectionFailureOf(error));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect((error, client, done) => {
        if (error) this.#report(error);
        callback(error, client, done);
      });
      return undefined;
    }
    return super.connect().catch((error: unknown) => {
      this.#report(error);
      throw error;
    });
  }
}
